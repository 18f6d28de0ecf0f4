/** The oldest browsers that the pages are built for; README states them. */
export const OLDEST_BROWSERS = ['chrome111', 'edge111', 'firefox114', 'ios16.4', 'safari16.4'];
