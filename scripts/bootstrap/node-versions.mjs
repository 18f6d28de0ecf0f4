/** The versions that the tests run on (B6.08): the oldest that is supported, and each line that gets fixes. */
export const NODE_VERSIONS = ['20.19', '22', '24'];
