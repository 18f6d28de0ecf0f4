/** The path of the server's own images. */
export const OWN_IMAGES_PATH = '/images/';
