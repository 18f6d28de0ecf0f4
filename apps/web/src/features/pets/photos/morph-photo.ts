import { CARD_PHOTO, DIALOG_PHOTO } from './photo-sources.ts';

/** The view transition name that both photos get. */
const PHOTO_NAME = 'pet-photo';

/** The page is frozen during this time. */
const TIMEOUT_MS = 400;

/**
 * Animates a card's photo into the dialog's, if the browser has view transitions and motion is not
 * reduced.
 * @param petId of the pressed card
 * @param openDialog opens the dialog, which may be rendered later
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
  // Skipped when another transition starts or the tab is hidden; the dialog opens anyway.
  transition.ready.catch(() => undefined);
}

/** Waits for the dialog's photo; null when it takes too long. */
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
