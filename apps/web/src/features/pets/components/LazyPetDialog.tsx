import { type ComponentProps, Suspense, useState } from 'react';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import type { PetDialog } from './PetDialog.tsx';

type PetDialogProps = ComponentProps<typeof PetDialog>;

/** A list is looked at before a pet is: the code of the dialog comes when somebody reaches for one. */
const dialog = lazyComponent<PetDialogProps>(
  async () => (await import('./PetDialog.tsx')).PetDialog,
);

export const preloadPetDialog = dialog.preload;

/** The dialog of a pet; at once when its code is there already. */
export function LazyPetDialog(props: PetDialogProps) {
  const [Content] = useState(() => dialog.loaded() ?? dialog.Lazy);
  return (
    <Suspense>
      <Content {...props} />
    </Suspense>
  );
}
