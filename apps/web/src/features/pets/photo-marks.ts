/** Mark the photo of a card (with the pet's id) and that of the dialog. */
export const CARD_PHOTO = 'data-card-photo';
export const DIALOG_PHOTO = 'data-dialog-photo';
