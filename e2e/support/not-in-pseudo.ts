/** What cannot run through pages in the made-up language: files, or tests by their name, and why. */
export const NOT_IN_PSEUDO: Readonly<Record<string, string>> = {
  'spanish.spec.ts': 'It walks pages in Spanish.',
  'spanish-on-phone.spec.ts': 'It walks pages in Spanish.',
  'embed.spec.ts': 'The element on other sites is not built in the made-up language.',
  'oldest-browsers.spec.ts':
    'It takes away functions of the browser with which the room is measured.',
  'links open them, and their dialogs close':
    'Without script, a page does not tell that it has been painted.',
  'the photo is as wide as the card, tags take two lines': 'It measures cards with English words.',
  'the controls of the calendar are two rows': 'It measures buttons with English words.',
  'the hearts are one tap away': 'It measures the header with English words.',
  'a visitor becomes an adopter with a confirmed visit':
    'It measures a heading with English words.',
  'staff add a pet and confirm a visit by keyboard only':
    'It types the beginnings of options, which are in brackets there.',
};
