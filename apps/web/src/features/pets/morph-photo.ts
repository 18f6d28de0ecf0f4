import { CARD_PHOTO, DIALOG_PHOTO } from './photo-marks.ts';

/** The name under which the browser takes the two photos for one. */
const PHOTO_NAME = 'pet-photo';

/** The page stands still meanwhile, so no longer than this. */
const TIMEOUT_MS = 400;

/**
 * Lets a card's photo grow into the dialog's, where the browser has view transitions and nobody
 * has asked for less motion.
 * @param petId whose card was pressed
 * @param openDialog starts showing the dialog; it need not be there when this returns
 */
export function morphPhoto(petId: string, openDialog: () => void): void {
  const photo = [...document.querySelectorAll<HTMLElement>(`[${CARD_PHOTO}]`)].find(
    (candidate) => candidate.getAttribute(CARD_PHOTO) === petId,
  );
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!photo || isStill || !('startViewTransition' in document)) {
    openDialog();
    return;
  }
  photo.style.viewTransitionName = PHOTO_NAME;
  const transition = document.startViewTransition(async () => {
    photo.style.viewTransitionName = '';
    openDialog();
    const grown = await dialogPhoto();
    if (grown) grown.style.viewTransitionName = PHOTO_NAME;
  });
  // Skipped, because another one has begun or the tab is hidden: the dialog is there all the same.
  transition.ready.catch(() => undefined);
}

/** Waits until the dialog has its photo; null when it takes too long. */
function dialogPhoto(): Promise<HTMLElement | null> {
  const find = () => document.querySelector<HTMLElement>(`[${DIALOG_PHOTO}]`);
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(find());
    };
    const observer = new MutationObserver(() => {
      if (find()) finish();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(finish, TIMEOUT_MS);
    if (find()) finish();
  });
}
