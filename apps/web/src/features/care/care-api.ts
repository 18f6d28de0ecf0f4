import * as endpoints from '@pawmatch/contract/care/care-endpoints';
import * as plans from '@pawmatch/contract/care/care-plans-endpoints';
import type { CareRules, PetNeed } from '@pawmatch/contract/care/care-rules-endpoints';
import * as rules from '@pawmatch/contract/care/care-rules-endpoints';
import * as courses from '@pawmatch/contract/care/courses-endpoints';
import {
  getHealthRecord,
  getOwnHealthRecords,
} from '@pawmatch/contract/care/health-record-endpoints';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';

/** The largest page of a round. */
const ROUND_SIZE = 200;

interface RoundFilter {
  until?: string;
  overdue?: 'true';
  awaited?: 'true';
  place_id?: string;
}

/** The first pages of a round, one after the other, as one list. */
export const roundQuery = (filter: RoundFilter) =>
  infiniteQueryOptions({
    queryKey: ['care', 'round', filter],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(endpoints.listCareDue, {
        signal,
        query: { limit: ROUND_SIZE, page: pageParam, ...filter },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      total > pages.length * ROUND_SIZE ? pages.length + 1 : undefined,
    select: ({ pages }) => {
      const [first] = pages;
      // What moved to another page while they were loaded is shown once.
      const items = new Map(pages.flatMap((page) => page.items).map((item) => [item.id, item]));
      return first && { ...first, items: [...items.values()] };
    },
  });

export const petCareQuery = (petId: string) =>
  endpointQuery(['care', 'pet', petId], endpoints.getCareOfPet, { params: { id: petId } });

export const addCare = (
  petId: string,
  body: Pick<endpoints.DueCare, 'kind' | 'title'> & { due_on: string },
) => callEndpoint(endpoints.addCare, { params: { id: petId }, body });

export const addCourse = (
  petId: string,
  body: Pick<courses.CareCourse, 'product' | 'starts_on' | 'ends_on' | 'times_a_day'> & {
    dose: string;
    note: string;
  },
) => callEndpoint(courses.addCourse, { params: { id: petId }, body });

export const endCourse = (id: string, ends_on: string) =>
  callEndpoint(courses.changeCourse, { params: { id }, body: { ends_on } });

export const plansQuery = endpointQuery(['care', 'plans'], plans.listCarePlans);

export const savePlan = (id: string | null, body: plans.CarePlanInput) =>
  id === null
    ? callEndpoint(plans.addCarePlan, { body })
    : callEndpoint(plans.changeCarePlan, { params: { id }, body });

export const deletePlan = (id: string) => callEndpoint(plans.deleteCarePlan, { params: { id } });

export const rulesQuery = endpointQuery(['care', 'rules'], rules.getCareRules);

export const saveRules = ({ rules: list, version }: Pick<CareRules, 'rules' | 'version'>) =>
  callEndpoint(rules.saveCareRules, { body: { rules: list, expected_version: version } });

/** The pets that do not meet the rules. */
export const blockedPetsQuery = endpointQuery(['care', 'blocked'], rules.listBlockedPets);

/** What the shelter's rules ask of a pet. */
export const needsQuery = (petId: string) =>
  endpointQuery(['care', 'needs', petId], rules.listNeedsOfPet, { params: { id: petId } });

/** Writes down that the care which a need asks for is done now. */
export async function meetNeed(petId: string, { care }: PetNeed): Promise<void> {
  if (!care) return;
  const { item_id: itemId, kind, title } = care;
  if (itemId) await callEndpoint(endpoints.doCare, { body: { ids: [itemId] } });
  else {
    const body = { kind, title, done_at: new Date().toISOString() };
    await callEndpoint(endpoints.addCare, { params: { id: petId }, body });
  }
}

export const healthRecordQuery = (petId: string) =>
  queryOptions({
    queryKey: ['care', 'health-record', petId],
    queryFn: async ({ signal }) => [
      await callEndpoint(getHealthRecord, { params: { id: petId }, signal }),
    ],
  });

/** Of an adoption of one's own. */
export const ownHealthRecordsQuery = (adoptionId: string) =>
  endpointQuery(['own-health-records', adoptionId], getOwnHealthRecords, {
    params: { id: adoptionId },
  });
