/** The consent of adopters, and what staff see with it. */
export const sharingTexts = {
  label: 'Staff may see which pets suit me',
  hint: 'The shelter’s staff then see your name, how well a pet suits you, and the facts of your household that matter for it: children, animals, experience, time and home. They see neither your wishes nor your allergies. You can change this at any time on your dashboard.',
  agreed: 'Staff may now see which pets suit you.',
  withdrawn: 'Staff no longer see which pets suit you.',
  failed: 'This was not saved. Please try again.',
  title: 'Suitable adopters',
  shown:
    'Adopters who agreed to be shown, with how well this pet suits them and the facts of their household that matter for it. Their wishes and allergies are not shown, but count in the score.',
  open: 'Show adopters',
  nobody: 'This pet suits none of the adopters who agreed to be shown.',
  loadFailed: 'The adopters could not be loaded.',
  score: (word: string, score: number) => `${word}, ${score} of 100`,
  fact: (label: string, value: string) => `${label}: ${value}`,
};
