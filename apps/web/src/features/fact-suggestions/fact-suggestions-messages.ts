/** Texts of facts that a pet's own words suggest. */
export const factSuggestionTexts = {
  title: 'Suggested by your own words',
  hint: 'These facts are still unknown. Nothing is saved before you accept it.',
  fact: ({ label, value }: { label: string; value: string }) => `${label}: ${value}`,
  yes: 'Yes',
  no: 'No',
  accept: 'Accept',
  dismiss: 'Put away',
  failed: 'This could not be saved. Please try again.',
};
