import { localized } from '../../localized.ts';

/** What is wrong with what was entered about a pet. */
export const petInputMessages = localized('petInputMessages', {
  answer: 'This must be true, false or empty.',
  choice: 'This is not one of the choices.',
  trait: 'This is not a training trait.',
  traits: 'This must be a list of training traits.',
  jsonList: 'This must be a JSON list.',
  translations: 'This must be texts by language, such as {"es": {"summary": "…"}}.',
  date: 'Please give a date such as 2026-11-23.',
  birthYear: 'Please check the year of birth.',
  chipIsText: 'A chip number must be text.',
  chip: 'A chip number has 15 digits. Old ones have 9 or 10 digits and letters from A to F.',
  imageAddressTooLong: 'This image address is too long.',
  imageAddress: 'An image address must begin with http:// or https:// and name a public host.',
  tooManyPhotos: ({ max }: { max: number }) => `A pet can have at most ${max} photos.`,
  photosTwice: 'This must name each photo once.',
  careNeed: 'Please choose what must be true of a pet.',
  careStep: 'Please say what it blocks: showing, booking or leaving.',
  careStepTwice: 'Please name each once.',
  filter: 'There is no such filter.',
  tooManyPets: ({ max }: { max: number }) => `Please choose at most ${max} pets.`,
  filtersOrIds: 'Please choose pets by filters or by ids.',
  newStatus: 'Please choose the new status.',
});
