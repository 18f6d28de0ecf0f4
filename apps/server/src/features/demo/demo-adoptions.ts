import { isHoldingAdoption } from '@pawmatch/contract/adoptions/adoption-actions';
import type {
  AdoptionEndReason,
  AdoptionStage,
} from '@pawmatch/contract/adoptions/adoption-values';
import { lastTrialDay } from '@pawmatch/contract/adoptions/last-trial-day';
import type { ReturnReason } from '@pawmatch/contract/returns/return-values';
import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import type { Queries } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { insertAdoption, updateAdoptionPet } from '../adoptions/adoptions.repository.ts';
import { answerTime } from '../adoptions/begin-adoption.ts';
import { recordStay } from '../adoptions/closing/ended-stays.repository.ts';
import { updatePet } from '../pets/pets.repository.ts';
import type { PetRow } from '../pets/pets.table.ts';
import { insertReturns } from '../returns/returns.repository.ts';
import { insertStays } from './demo.repository.ts';
import type { DemoAdopterKey } from './demo-adopters.ts';
import { endedStay } from './demo-stays.ts';

interface DemoAdoption {
  /** Portrait of the pet. */
  slug: string;
  /** Somebody with an account, or the name of somebody without one. */
  adopter: DemoAdopterKey | { name: string };
  stage: AdoptionStage;
  /** When it began, and when it reached its stage or, of a returned pet, its home. */
  daysAgo: [number, number];
  endReason?: AdoptionEndReason;
  message?: string;
  /** Why the pet came back, and what its earlier home says. */
  returned?: { reason: ReturnReason; words: string };
}

/** Adoptions in each stage. Those with a visit of the adopter to the pet began with it. */
export const demoAdoptions: readonly DemoAdoption[] = [
  {
    ...{ slug: 'golden-retriever', adopter: 'leo', stage: 'asked', daysAgo: [0.2, 0.2] },
    message: 'I work from home and have a garden. Could he come with me to the lake?',
  },
  {
    ...{ slug: 'black-labrador-senior', adopter: 'rafael', stage: 'checking', daysAgo: [4, 2] },
    message: 'My father moved out; the ground floor is all his, without one stair.',
  },
  { slug: 'dalmatian-puppy', adopter: 'mei', stage: 'approved', daysAgo: [9, 1] },
  {
    ...{ slug: 'siamese', adopter: { name: 'Ottilie Brandt' } },
    ...{ stage: 'on_trial', daysAgo: [12, 6] },
  },
  { slug: 'british-shorthair', adopter: 'amara', stage: 'adopted', daysAgo: [26, 22] },
  { slug: 'terrier-mix', adopter: 'jonas', stage: 'adopted', daysAgo: [20, 16] },
  { slug: 'chihuahua-senior', adopter: 'rafael', stage: 'adopted', daysAgo: [10, 3] },
  {
    ...{ slug: 'grey-and-white-senior', adopter: { name: 'June Ashworth' } },
    ...{ stage: 'adopted', daysAgo: [33, 29] },
  },
  {
    ...{ slug: 'siberian-husky', adopter: 'mei', stage: 'declined', daysAgo: [11, 7] },
    endReason: 'staff',
  },
  {
    ...{ slug: 'maine-coon', adopter: 'leo', stage: 'withdrawn', daysAgo: [2, 1] },
    endReason: 'adopter',
  },
  {
    ...{ slug: 'bengal', adopter: { name: 'Hugo Lind' }, stage: 'returned', daysAgo: [112, 98] },
    returned: {
      reason: 'allergy',
      words:
        'We miss the evening concerts at the kitchen door. It was our son’s lungs, nothing else.',
    },
  },
  {
    ...{ slug: 'jack-russell-terrier', adopter: { name: 'Nadia Rahman' } },
    ...{ stage: 'returned', daysAgo: [150, 141] },
    returned: {
      reason: 'time',
      words: 'Learned to ring a bell for the garden in three days. Needs somebody who is at home.',
    },
  },
];

const DAY = 24 * 60 * 60_000;
const FEE_CENTS = 15_000;

interface DemoContext {
  shelterId: string;
  timeZone: string;
  now: Date;
  /** By slug. */
  pets: ReadonlyMap<string, PetRow>;
  visitIds: ReadonlyMap<string, string>;
  adopterIds: ReadonlyMap<string, string>;
}

/** Inserts {@link demoAdoptions} with the stays that they ended. */
export async function insertDemoAdoptions(tx: Queries, context: DemoContext): Promise<void> {
  for (const adoption of demoAdoptions) {
    const pet = context.pets.get(adoption.slug);
    if (!pet) continue;
    const row = adoptionRow(adoption, pet, context);
    const { id: adoptionId, adoptedAt, stage } = row;
    await insertAdoption(tx, row, [pet]);
    const statusBefore = 'Available';
    await updateAdoptionPet(tx, { adoptionId, petId: pet.id }, { statusBefore });
    if (stage === 'adopted' && adoptedAt) {
      await recordStay(tx, { adoptionId, petId: pet.id, adoptedAt });
      await updatePet(tx, pet.id, { adoptedAt });
    }
    if (adoption.returned && adoptedAt) {
      await insertReturn(tx, { pet, adoptionId, adoptedAt, ...adoption.returned }, context);
    }
  }
}

function adoptionRow(
  { slug, adopter, stage, daysAgo, endReason, message }: DemoAdoption,
  pet: PetRow,
  { shelterId, timeZone, now, visitIds, adopterIds }: DemoContext,
) {
  const [createdAt, reachedAt] = daysAgo.map((days) => new Date(now.getTime() - days * DAY));
  const visitId = visitIds.get(slug) ?? null;
  const hasAccount = typeof adopter === 'string';
  const wasHome = stage === 'adopted' || stage === 'returned';
  const isOpen = stage === 'asked' || stage === 'checking';
  const since = createdAt ?? now;
  const schedule = { time_zone: timeZone, visiting: firstVisitingRules };
  const reached = reachedAt ?? now;
  return {
    ...{ id: newId(), shelterId, stage, visitId, message: message ?? null },
    source: visitId ? ('visit' as const) : hasAccount ? ('adopter' as const) : ('walk_in' as const),
    userId: hasAccount ? (adopterIds.get(adopter) ?? null) : null,
    adopterName: hasAccount ? null : adopter.name,
    answerBy: isOpen ? answerTime(schedule, since) : null,
    trialUntil: stage === 'on_trial' ? lastTrialDay(reached, schedule) : null,
    feeCents: wasHome ? FEE_CENTS : null,
    approvedAt: isHoldingAdoption(stage) || wasHome ? reached : null,
    adoptedAt: wasHome ? reached : null,
    endReason: endReason ?? null,
    endedAt: stage === 'returned' ? pet.createdAt : endReason ? reached : null,
    createdAt: since,
    updatedAt: stage === 'returned' ? pet.createdAt : reached,
  };
}

/** The stay before, which the adoption ended, and what the earlier home says. */
async function insertReturn(
  tx: Queries,
  {
    pet,
    adoptionId,
    adoptedAt,
    reason,
    words,
  }: { pet: PetRow; adoptionId: string; adoptedAt: Date; reason: ReturnReason; words: string },
  { shelterId, timeZone }: DemoContext,
): Promise<void> {
  const stay = {
    ...endedStay,
    ...{ id: newId(), shelterId, petId: pet.id, petName: pet.name, species: pet.species },
    ...{ ageGroup: pet.age_group, intake: 'stray' as const, outcome: 'adopted' as const },
    ...{ cameAt: new Date(adoptedAt.getTime() - 30 * DAY), leftAt: adoptedAt },
    ...{ createdAt: adoptedAt, updatedAt: adoptedAt },
  };
  await insertStays(tx, [stay]);
  await updateAdoptionPet(tx, { adoptionId, petId: pet.id }, { stayId: stay.id });
  const returnedOn = toZonedTime(pet.createdAt, timeZone).date;
  await insertReturns(tx, [
    {
      ...{ id: newId(), shelterId, petId: pet.id, petName: pet.name, adoptionId, reason },
      ...{ returnedOn, words, areWordsPublic: true, recordedBy: null, createdAt: pet.createdAt },
    },
  ]);
  await updatePet(tx, pet.id, { earlierHomeWords: words });
}
