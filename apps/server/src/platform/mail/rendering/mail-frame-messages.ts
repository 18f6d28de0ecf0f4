import { localized } from '@pawmatch/contract/localized';

/** What begins and ends every mail. */
export const mailFrameMessages = localized('mailFrameMessages', {
  greeting: ({ name }: { name: string }) => `Hello ${name},`,
  greetingWithoutName: 'Hello,',
  telephone: 'Telephone',
  email: 'Email',
  open: 'Open',
  map: 'Map',
});
