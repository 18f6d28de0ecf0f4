export const downloadButtonMessages = {
  failed: 'The file could not be loaded.',
} as const;
