import { type ComponentProps, Suspense, useState } from 'react';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import type { PetDialog } from './PetDialog.tsx';

type PetDialogProps = ComponentProps<typeof PetDialog>;

let morph: typeof import('../morph-photo.ts') | undefined;

/** A list is looked at before a pet is: the code of the dialog comes when somebody reaches for one. */
const dialog = lazyComponent<PetDialogProps>(async () => {
  const [loaded, { PetDialog }] = await Promise.all([
    import('../morph-photo.ts'),
    import('./PetDialog.tsx'),
  ]);
  morph = loaded;
  return PetDialog;
});

export const preloadPetDialog = dialog.preload;

/** Opens the dialog out of a pet's card where its code is there already; else it just appears. */
export function openFromCard(petId: string, openDialog: () => void): void {
  if (morph) morph.morphPhoto(petId, openDialog);
  else openDialog();
}

/** The dialog of a pet; at once when its code is there already. */
export function LazyPetDialog(props: PetDialogProps) {
  const [Content] = useState(() => dialog.loaded() ?? dialog.Lazy);
  return (
    <Suspense>
      <Content {...props} />
    </Suspense>
  );
}
