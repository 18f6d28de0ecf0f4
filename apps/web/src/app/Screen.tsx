import { useState } from 'react';
import type { LazyScreen } from './lazy-screen.ts';

/**
 * A screen; at once when its code is there already, so that the first one replaces what the server
 * wrote without a flash (D29). Decided once: a change would start the screen anew.
 */
export function Screen({ screen }: { screen: LazyScreen }) {
  const [Content] = useState(() => screen.loaded() ?? screen.Lazy);
  return <Content />;
}
