import { useState } from 'react';
import type { LazyPage } from './screens.ts';

/**
 * A screen; at once when its code is there already, so that the first one takes over what the
 * server wrote (D29). Decided once: a change would start the screen anew.
 */
export function Screen({ screen }: { screen: LazyPage }) {
  const [Content] = useState(() => screen.loaded() ?? screen.Lazy);
  return <Content />;
}
