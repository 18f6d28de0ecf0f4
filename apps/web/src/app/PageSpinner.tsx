import { Spinner } from '../components/ui/Spinner.tsx';

/** Shown until a page is known and loaded; so tall that the footer is out of sight. */
export function PageSpinner() {
  return <Spinner className="min-h-dvh" />;
}
