import * as endpoints from '@pawmatch/contract/care/care-endpoints';
import * as plans from '@pawmatch/contract/care/care-plans-endpoints';
import * as rules from '@pawmatch/contract/care/care-rules-endpoints';
import { MAX_CARE_DAYS_AHEAD } from '@pawmatch/contract/care/care-values';
import * as courses from '@pawmatch/contract/care/courses-endpoints';
import { capabilitiesOf } from '@pawmatch/contract/staff/capabilities';
import { addDays } from '@pawmatch/contract/zoned-time';
import type { FeatureContext } from '../../feature-context.ts';
import { type Caller, shelterOf } from '../../platform/http/requests/caller.ts';
import { presentPetBlock } from '../pets/pets.presenter.ts';
import { inWalkingOrder, placesWithin } from '../places/places.presenter.ts';
import { listPlaces } from '../places/places.repository.ts';
import { presentDueCare, presentPlan } from './care.presenter.ts';
import { listLastWeights, readRound } from './care-round.repository.ts';
import { listDoses } from './courses/care-courses.repository.ts';
import { createCareCoursesService } from './courses/care-courses.service.ts';
import { createPetCareService } from './pet-care.service.ts';
import { createCarePlansService } from './plans/care-plans.service.ts';
import { refreshCare } from './plans/refresh-care.ts';
import { listBlocked } from './rules/care-rules.repository.ts';
import { createCareRulesService } from './rules/care-rules.service.ts';
import { type CareActor, careColumnsOf, createTickCareService } from './tick-care.service.ts';

const careActorOf = ({
  caller,
  received,
}: { caller: Caller } & Pick<CareActor, 'received'>): CareActor => ({
  userId: caller.userId,
  received,
  shelterId: shelterOf(caller),
  isStaff: capabilitiesOf(caller.staffRoles, caller.careParts).includes('care.edit'),
});

/** The care of pets: the round of today, each pet, courses of medicine and plans. */
export function registerCare({ registerEndpoint, dependencies }: FeatureContext): void {
  const { database } = dependencies;
  const tick = createTickCareService(dependencies);
  const ofPet = createPetCareService(dependencies);
  const ofCourses = createCareCoursesService(dependencies);
  const ofPlans = createCarePlansService(dependencies);
  const ofRules = createCareRulesService(dependencies);

  registerEndpoint(endpoints.listCareDue, async ({ query, ...call }) => {
    const actor = careActorOf(call);
    const { shelterId } = actor;
    const [{ today, now }, places] = await Promise.all([
      refreshCare(dependencies, shelterId),
      listPlaces(database, shelterId),
    ]);
    const last = addDays(today, MAX_CARE_DAYS_AHEAD);
    const { until = today, overdue, awaited, kind: kinds, place_id: placeId, page, limit } = query;
    const filter = {
      shelterId,
      today,
      until: until < last ? until : last,
      ...(kinds && { kinds }),
      ...(placeId && { placeIds: placesWithin(places, placeId) }),
      ...(overdue && { isOverdue: true }),
      ...(awaited && { isAwaited: true }),
    };
    const offset = (page - 1) * limit;
    const walk = inWalkingOrder(places);
    const { items, ...counts } = await readRound(
      database,
      filter,
      walk.map(({ id }) => id),
      { limit, offset },
    );
    const courseIds = items.flatMap(({ item }) => item.courseId ?? []);
    const weighed = items.flatMap(({ item, pet }) => (item.kind === 'weight' ? pet.id : []));
    const [{ missed }, weights] = await Promise.all([
      listDoses(database, courseIds, today),
      listLastWeights(database, weighed),
    ]);
    const reader = { ...actor, now };
    return {
      today,
      ...counts,
      areas: walk.filter(({ id }) => places.some(({ parentId }) => parentId === id)),
      items: items.map((each) =>
        presentDueCare(each, { reader, today, places: walk, missed, weights }),
      ),
    };
  });

  registerEndpoint(endpoints.getCareOfPet, ({ params, ...call }) =>
    ofPet.of(careActorOf(call), params.id),
  );
  registerEndpoint(endpoints.addCare, ({ params, body, ...call }) => {
    const { due_on: dueOn, done_at: doneAt, ...input } = careColumnsOf(body);
    return ofPet.add(careActorOf(call), params.id, { ...input, dueOn, doneAt });
  });
  registerEndpoint(endpoints.addWeight, ({ params, body: { weight: grams, at, note }, ...call }) =>
    ofPet.addWeight(careActorOf(call), params.id, { grams, at, note }),
  );

  registerEndpoint(endpoints.doCare, ({ body: { ids, ...done }, ...call }) =>
    tick.do(careActorOf(call), ids, careColumnsOf(done)),
  );
  registerEndpoint(endpoints.writeResults, ({ body, ...call }) => {
    const { ids, result, result_note: resultNote = null, replaces } = body;
    return tick.writeResults(careActorOf(call), ids, { result, resultNote, replaces });
  });
  registerEndpoint(endpoints.undoCare, ({ body, ...call }) =>
    tick.undo(careActorOf(call), body.ids),
  );
  registerEndpoint(endpoints.skipCare, ({ body, ...call }) =>
    tick.skip(careActorOf(call), body.ids, body.reason),
  );

  registerEndpoint(courses.addCourse, ({ params, body, ...call }) =>
    ofCourses.add(careActorOf(call), params.id, body),
  );
  registerEndpoint(courses.changeCourse, ({ caller, params, body }) =>
    ofCourses.change({ id: params.id, shelterId: shelterOf(caller) }, body.ends_on),
  );

  registerEndpoint(plans.listCarePlans, async ({ caller }) =>
    (await ofPlans.list(shelterOf(caller))).map(presentPlan),
  );
  registerEndpoint(plans.addCarePlan, async ({ caller, body }) =>
    presentPlan(await ofPlans.add(shelterOf(caller), body)),
  );
  registerEndpoint(plans.changeCarePlan, async ({ caller, params, body }) =>
    presentPlan(await ofPlans.change({ id: params.id, shelterId: shelterOf(caller) }, body)),
  );
  registerEndpoint(plans.deleteCarePlan, ({ caller, params }) =>
    ofPlans.delete({ id: params.id, shelterId: shelterOf(caller) }),
  );

  registerEndpoint(rules.getCareRules, ({ caller }) => ofRules.of(shelterOf(caller)));
  registerEndpoint(rules.listBlockedPets, async ({ caller }) =>
    (await listBlocked(database, shelterOf(caller))).map(({ petId, blocks }) => ({
      pet_id: petId,
      blocks: blocks.map(presentPetBlock),
    })),
  );
  registerEndpoint(rules.saveCareRules, ({ caller, body }) =>
    ofRules.save(shelterOf(caller), body.rules, body.expected_version),
  );
  registerEndpoint(rules.listNeedsOfPet, ({ caller, params }) =>
    ofRules.needsOf(shelterOf(caller), params.id),
  );
}
