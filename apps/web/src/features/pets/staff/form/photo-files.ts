/** What the file dialogs of photos offer. */
export const PHOTO_FILES = 'image/*';

/**
 * Whether a dropped file may be a photo; browsers without HEIC give such a file no type. The server decides by its
 * content.
 */
export const mayBePhoto = ({ name, type }: File) =>
  type.startsWith('image/') || /\.hei[cf]$/i.test(name);
