/** Browsers without HEIC give such a file no type, so the ends of its name are listed too. */
export const PHOTO_FILES = 'image/*,.heic,.heif';

/** Whether a dropped file may be a photo; the server decides by its content. */
export const mayBePhoto = ({ name, type }: File) =>
  type.startsWith('image/') || /\.hei[cf]$/i.test(name);
