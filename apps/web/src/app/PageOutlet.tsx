import { useState } from 'react';
import type { LazyPage } from './lazy-page.ts';

/**
 * Renders a page; without suspending when its code is loaded already, so that the first page hydrates
 * what the server rendered (D29). The choice is made once: a change would mount the page again.
 */
export function PageOutlet({ page }: { page: LazyPage }) {
  const [Content] = useState(() => page.loaded() ?? page.Lazy);
  return <Content />;
}
