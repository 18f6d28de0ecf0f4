import { Spinner } from '../components/ui/Spinner.tsx';

/** R2.16: shown until a page is known and loaded; so tall that the footer is out of sight. */
export function PageSpinner() {
  return <Spinner className="min-h-dvh" />;
}
