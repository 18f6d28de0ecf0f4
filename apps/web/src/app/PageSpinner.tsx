import { Spinner } from '../components/ui/Spinner.tsx';

/** R2.16: in the place of a screen that is not known or not loaded yet; as tall as most are. */
export function PageSpinner() {
  return <Spinner className="min-h-[70dvh]" />;
}
