/** Where the browser keeps an invitation to match together that was opened and not answered. */
export const INVITATION_KEY = 'invitation';

/** Apart from what reads it, because a logout, which every page has, needs only this. */
export function forgetInvitation(): void {
  try {
    localStorage.removeItem(INVITATION_KEY);
  } catch {
    // Nothing could be written there.
  }
}
