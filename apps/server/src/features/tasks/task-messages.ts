import { adoptionChecks } from '@pawmatch/contract/adoption-checks/adoption-check-values';
import type { openAdoptionStages } from '@pawmatch/contract/adoptions/adoption-actions';
import { type FeedDestination, feedNames } from '@pawmatch/contract/feeds/feed-values';

interface Named {
  pet: string | null;
  person: string | null;
  detail: string | null;
}

const PET = 'a pet';
const SOMEBODY = 'somebody';

type OpenStage = (typeof openAdoptionStages)[number];
type AdoptionTitle = (named: { pet: string; person: string; left: number }) => string;

const ofStage: Record<OpenStage, AdoptionTitle> = {
  asked: ({ pet, person }) => `Answer ${person}, who would like to adopt ${pet}`,
  checking: ({ pet, person, left }) =>
    left > 0
      ? `Check ${person} for ${pet}: ${left} of ${adoptionChecks.length} checks are left`
      : `Decide whether ${person} can adopt ${pet}`,
  approved: ({ pet, person }) => `Hand over ${pet} to ${person}`,
  on_trial: ({ pet, person }) => `Ask ${person} whether ${pet} stays: the trial is over`,
};

/** What is to be done, by where it follows from. */
export const taskTitles = {
  visit: ({ pet, person }: Named) =>
    `Answer ${person ?? SOMEBODY}, who would like to meet ${pet ?? PET}`,

  /** @param named.detail the stage, and the number of checks that are done */
  adoption({ pet, person, detail }: Named) {
    const [stage = '', done] = (detail ?? '').split(' ');
    const left = adoptionChecks.length - Number(done);
    return ofStage[stage as OpenStage]({ pet: pet ?? PET, person: person ?? SOMEBODY, left });
  },

  follow_up: ({ pet, person }: Named) =>
    `Help ${person ?? SOMEBODY}: ${pet ?? PET} is not doing well`,

  /** @param named.person the name of the file */
  import: ({ person, detail }: Named) =>
    detail === '1'
      ? `Look at the row of ${person} that is in conflict`
      : `Look at the ${detail} rows of ${person} that are in conflict`,

  feed: ({ detail }: Named) =>
    `Look at the feed for ${feedNames[detail as FeedDestination]}: it was held back`,

  hold: ({ pet, detail }: Named) =>
    detail === 'over' ? `Show ${pet} to adopters: the hold is over` : `The hold of ${pet} ends`,

  details: ({ pet, detail }: Named) =>
    detail === '1'
      ? `Complete ${pet} for adopters: one detail is missing`
      : `Complete ${pet} for adopters: ${detail} details are missing`,

  report: ({ pet, detail }: Named) =>
    detail === '1'
      ? `Read what the foster carer of ${pet ?? PET} reports: one answer is new`
      : `Read what the foster carer of ${pet ?? PET} reports: ${detail} answers are new`,

  /** @param named.pet the name of the place */
  care({ pet, detail }: Named) {
    const items = detail === '1' ? 'one item is due' : `${detail} items are due`;
    return pet
      ? `Do the care in ${pet}: ${items}`
      : `Do the care of pets without a place: ${items}`;
  },

  /** @param named.detail the visit, where the note is about one */
  mention: ({ pet, person, detail }: Named) =>
    detail
      ? `Read the note about the visit of ${person ?? SOMEBODY}`
      : `Read the note about ${pet ?? person ?? SOMEBODY}`,
  foster_left({ person, detail }: Named) {
    const pets = detail === '1' ? 'one pet' : `${detail} pets`;
    return person
      ? `Bring back ${pets} from ${person}, who has no access any more`
      : `Bring back ${pets} from a foster home whose account was deleted`;
  },
};

export const CANNOT_DO_MESSAGE = 'This colleague may not do this. Please choose another one.';
