import { and, eq, isNull, sql } from 'drizzle-orm';
import { buildPlan } from '../features/care/testing/build-plan.ts';
import { followUps } from '../features/follow-ups/follow-ups.table.ts';
import { fosterOffers } from '../features/fosters/offers/foster-offers.tables.ts';
import { fosterAnswers } from '../features/fosters/reports/foster-answers.table.ts';
import { buildHome } from '../features/fosters/testing/build-home.ts';
import { drawAnother, photoForm } from '../features/pets/photos/testing/photo-list.ts';
import { stays } from '../features/pets/stays.table.ts';
import { storeInvitation } from '../features/staff/invitations.repository.ts';
import { setShelterRole } from '../features/staff/memberships.repository.ts';
import { newId } from '../platform/database/new-id.ts';
import { enqueueMail } from '../platform/mail/queue/enqueue-mail.ts';
import type { SignedInClient, TestApp } from './test-app.ts';

const HOUR = 3_600_000;

/** A mail that was given up. @param shelterId undefined for one about an account */
export async function buildFailedMail(app: TestApp, shelterId?: string): Promise<string> {
  const text = { subject: 'For the outbox', text: 'Hello', html: '<p>Hello</p>' };
  const to = `${newId()}@example.org`;
  await enqueueMail(app.database, { to, kind: 'staff role', shelterId, ...text }, app.now());
  const { rows } = await app.database.execute<{ uid: string }>(sql`
    UPDATE jobs SET failed_at = now() WHERE payload ->> 'to' = ${to} RETURNING uid`);
  return rows[0]?.uid ?? '';
}

/**
 * One of everything at a shelter that calls of staff name, by where they name it: by the part of the path before the
 * id without other ids, as `pets/diary` of `/admin/pets/:id/diary/:noteId`, or by the field, if need be with the path.
 * @param partner the slug of another shelter, to which a pet is offered
 */
export async function buildRowsOf(
  app: TestApp,
  { shelterId, manager, partner }: { shelterId: string; manager: SignedInClient; partner: string },
): Promise<Record<string, string>> {
  const { database, now } = app;
  // biome-ignore lint/suspicious/noExplicitAny: as test clients read responses
  async function add(method: string, path: string, body: unknown): Promise<any> {
    const answer = await manager.request(`/api/admin${path}`, { method, body });
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
  const colleague = await app.signIn();
  await setShelterRole(database, {
    ...{ userId: colleague.user.id, shelterId, role: 'foster', now: now() },
  });
  const visit = await app.buildVisit({ shelterId, petId: (await app.buildPet({ shelterId })).id });
  const [pet, person] = [visit.petId ?? '', visit.userId ?? ''];
  const other = await app.buildVisit({
    ...{ shelterId, petId: (await app.buildPet({ shelterId })).id },
    startsAt: new Date(visit.startsAt.getTime() + 24 * HOUR),
  });
  const returned = await app.buildPet({ shelterId, status: 'Adopted', adoptedAt: now() });
  const offered = await app.buildPet({ shelterId });
  const { id: adoption } = await app.buildAdoption({
    ...{ shelterId, userId: person, stage: 'adopted' as const },
    petIds: [(await app.buildPet({ shelterId, status: 'Adopted' })).id],
  });
  const [stay] = await database
    .select()
    .from(stays)
    .where(and(eq(stays.petId, pet), isNull(stays.leftAt)));
  const [followUp] = await database
    .insert(followUps)
    .values({ adoptionId: adoption, day: 60, dueAt: now(), askedAt: now() })
    .onConflictDoNothing()
    .returning();
  const home = await buildHome(app, { shelterId, userId: colleague.user.id }, { petIds: [] });
  const offer = newId();
  await database.insert(fosterOffers).values({
    ...{ id: offer, shelterId, note: 'Two kittens.', fromOn: '2026-12-01', weeks: 3 },
    offeredAt: now(),
  });
  const [answer] = await database
    .insert(fosterAnswers)
    .values({
      ...{ shelterId, petId: pet, question: 'cats', value: 'true' },
      ...{ writtenAt: now(), updatedAt: now() },
    })
    .returning();
  const place = await add('POST', '/places', {
    ...{ name: 'Kennel', capacity: null, is_capacity_strict: false },
  });
  const kennel = place.places.find(({ name }: { name: string }) => name === 'Kennel').id;
  const photographed = await manager.request(`/api/pets/${pet}/photos`, {
    ...{ method: 'POST', body: photoForm(await drawAnother()) },
  });
  const care = { kind: 'test', title: 'Heartworm', due_on: '2026-12-01' };
  const item = (await add('POST', `/pets/${pet}/care`, care)).id;
  const course = {
    ...{ product: 'Drops', starts_on: '2026-11-20', ends_on: '2026-11-25', times_a_day: 1 },
  };
  const noteOf = async (kind: 'pets' | 'users', id: string) =>
    (await add('POST', `/${kind}/${id}/diary`, { text: 'Seen.' })).id as string;
  const [petNote, personNote] = [await noteOf('pets', pet), await noteOf('users', person)];
  const photo = photographed.body.photos.at(-1).id;
  const payment = { amount_cents: 5_000, kind: 'fee', method: 'cash' };
  return {
    pets: pet,
    'waiting-list': pet,
    pet_id: pet,
    pet_ids: pet,
    'pets/bulk ids': pet,
    'pets/photos': photo,
    'pets/photos/order photo_ids': photo,
    'visit-requests/pet-letter photo_id': photo,
    'pets/diary': petNote,
    'pets/diary before': petNote,
    'pets/reported-answers': answer?.id ?? '',
    'foster/pets': pet,
    stays: stay?.id ?? '',
    'pet-moves': (await add('POST', `/pets/${offered.id}/move`, { to: partner })).id,
    returns: (await add('POST', `/pets/${returned.id}/return`, { reason: 'allergy' }))[0].id,
    'visit-requests': visit.id,
    visit_id: visit.id,
    users: person,
    user_id: person,
    person_id: person,
    'users/diary': personNote,
    'users/diary before': personNote,
    'users/joins': (await add('POST', `/users/${person}/joins`, { user_id: other.userId })).id,
    marks: (await add('PUT', `/users/${person}/marks`, { reason: 'Was violent.' }))[0].id,
    adoptions: adoption,
    adoption_id: adoption,
    'adoptions/payments': (await add('POST', `/adoptions/${adoption}/payments`, payment))
      .payments[0].id,
    'follow-ups': followUp?.id ?? '',
    colleagues: colleague.user.id,
    colleague_id: colleague.user.id,
    assigned_to: colleague.user.id,
    led_by: colleague.user.id,
    mentions: colleague.user.id,
    'colleagues/invitations': await storeInvitation(database, {
      ...{ shelterId, email: `invited-${newId()}@example.org`, role: 'volunteer' },
      ...{ invitedBy: manager.user.id, invitedAt: now() },
      expiresAt: new Date(now().getTime() + HOUR),
    }),
    outbox: await buildFailedMail(app, shelterId),
    tasks: (await add('POST', '/tasks', { title: 'Wash' })).subject,
    keys: (await add('POST', '/keys', { name: 'Site', scopes: ['pets.read'], days: null })).id,
    imports: (
      await add('POST', '/imports', { file_name: 'pets.csv', file_size: 9, file_modified: 0 })
    ).id,
    places: kennel,
    place_id: kennel,
    parent_id: kennel,
    'places/moves from': kennel,
    'places/moves to': kennel,
    fosters: home,
    'fosters/offers': offer,
    'foster/offers': offer,
    'care/plans': (await add('POST', '/care/plans', buildPlan())).id,
    'care/courses': (await add('POST', `/pets/${pet}/courses`, course)).id,
    'care/done ids': item,
    'care/results ids': item,
    'care/undo ids': item,
    'care/skip ids': item,
    'foster/care/done ids': item,
    'foster/care/undo ids': item,
    'foster/care/skip ids': item,
  };
}
