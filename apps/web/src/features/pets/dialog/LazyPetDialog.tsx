import { Component, type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import type { PetDialog } from './PetDialog.tsx';
import { PetDialogPlaceholder } from './PetDialogPlaceholder.tsx';

type PetDialogProps = ComponentProps<typeof PetDialog>;

let morph: typeof import('../photos/morph-photo.ts') | undefined;

/** Not part of the first view: the code of the dialog loads when a pet is opened. */
const dialog = lazyComponent<PetDialogProps>(async () => {
  const [loaded, { PetDialog }] = await Promise.all([
    import('../photos/morph-photo.ts'),
    import('./PetDialog.tsx'),
  ]);
  morph = loaded;
  return PetDialog;
});

export const preloadPetDialog = dialog.preload;

/** Opens the dialog with a transition from the pet's card, if that code is loaded. */
export function openFromCard(petId: string, openDialog: () => void): void {
  if (morph) morph.morphPhoto(petId, openDialog);
  else openDialog();
}

/**
 * The dialog of a pet, whose code loads on demand. A placeholder dialog shows loading and failures, so
 * that the page stays.
 */
export function LazyPetDialog(props: PetDialogProps) {
  const [Content, setContent] = useState(dialog.loaded);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    if (Content) return;
    let isUnmounted = false;
    dialog.preload().then(
      () => {
        if (!isUnmounted) setContent(dialog.loaded);
      },
      (error: unknown) => {
        reportError(error);
        if (!isUnmounted) setHasFailed(true);
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [Content, attempt]);

  const handleTryAgain = () => {
    // After a release the old code is gone: a reload gets the new code, and the URL reopens the pet.
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
