/** What cannot run through pages in the made-up language: files, or tests by their name, and why. */
export const NOT_IN_PSEUDO: Readonly<Record<string, string>> = {
  'spanish.spec.ts': 'It walks pages in Spanish.',
  'embed.spec.ts': 'The element on other sites is not built in the made-up language.',
  'the hearts are one tap away': 'It measures the header with English words.',
  'a visitor becomes an adopter with a confirmed visit':
    'It measures a heading with English words.',
};
