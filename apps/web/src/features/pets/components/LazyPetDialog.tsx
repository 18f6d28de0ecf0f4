import { Component, type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import type { PetDialog } from './PetDialog.tsx';
import { PetDialogPlaceholder } from './PetDialogPlaceholder.tsx';

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

/**
 * The dialog of a pet; at once when its code is there already. While it comes, and when it does not
 * or breaks, another dialog says so; the page stays.
 */
export function LazyPetDialog(props: PetDialogProps) {
  const [Content, setContent] = useState(dialog.loaded);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    if (Content) return;
    let isGone = false;
    dialog.preload().then(
      () => {
        if (!isGone) setContent(dialog.loaded);
      },
      (error: unknown) => {
        reportError(error);
        if (!isGone) setHasFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [Content, attempt]);

  const handleTryAgain = () => {
    // Code that is gone from the server comes back with a fresh page; its address opens the pet.
    if (attempt > 0) return location.reload();
    setHasFailed(false);
    setAttempt(attempt + 1);
  };
  const failure = (
    <PetDialogPlaceholder hasFailed onTryAgain={handleTryAgain} onClose={props.onClose} />
  );
  if (hasFailed) return failure;
  if (!Content) return <PetDialogPlaceholder onClose={props.onClose} />;
  return (
    <Boundary key={attempt} fallback={failure}>
      <Content {...props} />
    </Boundary>
  );
}

class Boundary extends Component<{ fallback: ReactNode; children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
