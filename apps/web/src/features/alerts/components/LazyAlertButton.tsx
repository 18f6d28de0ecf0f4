import { type ComponentProps, useEffect, useState } from 'react';
import type { AlertButton } from './AlertButton.tsx';

/** The button of the page of pets, in a place of its own, because it is not part of the first view. */
export function LazyAlertButton(props: ComponentProps<typeof AlertButton>) {
  const [Button, setButton] = useState<typeof AlertButton>();
  useEffect(() => {
    // Without the code, the page is complete but for the button.
    import('./AlertButton.tsx').then((it) => setButton(() => it.AlertButton)).catch(() => {});
  }, []);
  return <div className="min-h-11">{Button && <Button {...props} />}</div>;
}
