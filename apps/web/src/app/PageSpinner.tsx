import { Spinner } from '../components/ui/Spinner.tsx';

/** R2.16: in the place of a screen that is not known or not loaded yet; so tall that no footer shows. */
export function PageSpinner() {
  return <Spinner className="min-h-dvh" />;
}
