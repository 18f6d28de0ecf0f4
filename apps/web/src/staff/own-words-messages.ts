/** Around fields for words in another language than the shelter's own. */
export const ownWordsMessages = {
  /** What unfolds the fields. */
  inLanguage: ({ language }: { language: string }) => `In ${language}`,
  field: ({ field, language }: { field: string; language: string }) => `${field} (${language})`,
};
