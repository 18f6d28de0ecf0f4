/** Where the server serves its own pictures from. */
export const OWN_IMAGES_PATH = '/images/';
