import * as endpoints from '@pawmatch/contract/care/care-endpoints';
import * as plans from '@pawmatch/contract/care/care-plans-endpoints';
import * as courses from '@pawmatch/contract/care/courses-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';

/** The largest page of a round. */
const ROUND_SIZE = 200;

export const roundQuery = (filter: { until?: string; overdue?: 'true' }) =>
  queryOptions({
    queryKey: ['care', 'round', filter],
    queryFn: ({ signal }) =>
      callEndpoint(endpoints.listCareDue, { signal, query: { limit: ROUND_SIZE, ...filter } }),
  });

export const petCareQuery = (petId: string) =>
  queryOptions({
    queryKey: ['care', 'pet', petId],
    queryFn: ({ signal }) =>
      callEndpoint(endpoints.getCareOfPet, { params: { id: petId }, signal }),
  });

export const addCare = (
  petId: string,
  body: Pick<endpoints.DueCare, 'kind' | 'title'> & { due_on: string },
) => callEndpoint(endpoints.addCare, { params: { id: petId }, body });

export const addCourse = (
  petId: string,
  body: Pick<courses.CareCourse, 'product' | 'starts_on' | 'ends_on' | 'times_a_day'> & {
    dose: string;
  },
) => callEndpoint(courses.addCourse, { params: { id: petId }, body });

export const endCourse = (id: string, ends_on: string) =>
  callEndpoint(courses.changeCourse, { params: { id }, body: { ends_on } });

export const plansQuery = queryOptions({
  queryKey: ['care', 'plans'],
  queryFn: ({ signal }) => callEndpoint(plans.listCarePlans, { signal }),
});

export const savePlan = (id: string | null, body: plans.CarePlanInput) =>
  id === null
    ? callEndpoint(plans.addCarePlan, { body })
    : callEndpoint(plans.changeCarePlan, { params: { id }, body });

export const deletePlan = (id: string) => callEndpoint(plans.deleteCarePlan, { params: { id } });
