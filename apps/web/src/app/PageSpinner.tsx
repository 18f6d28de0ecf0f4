import { useLayoutEffect } from 'react';
import { Spinner } from '../components/ui/Spinner.tsx';

/**
 * Shown until a page is known and loaded; so tall that the footer is out of sight. Where the page before was scrolled
 * to its end, the footer would be in sight, and jump away with the content.
 */
export function PageSpinner() {
  useLayoutEffect(() => {
    // A promise in new browsers, which is no clean-up.
    window.scrollTo(0, 0);
  }, []);
  return <Spinner className="min-h-dvh" />;
}
