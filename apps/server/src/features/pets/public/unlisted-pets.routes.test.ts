import { saveAlert } from '@pawmatch/contract/alerts/alert-endpoints';
import { addFavorite } from '@pawmatch/contract/favorites/favorites-endpoints';
import { hidePet } from '@pawmatch/contract/hidden-pets/hidden-pets-endpoints';
import { shortPetId } from '@pawmatch/contract/pets/pet-address';
import { SHELTER_HEADER } from '@pawmatch/contract/shelter-address';
import { moveOwnVisit, requestVisit } from '@pawmatch/contract/visits/visits-endpoints';
import { joinWaitingList } from '@pawmatch/contract/visits/waiting-list/waiting-list-endpoints';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessMatrix } from '../../../testing/access-matrix.ts';
import { PREVIEWS_PATH } from '../../pages/previews/preview-pictures.ts';
import { createPagesApp } from '../../pages/testing/pages-app.ts';
import { waitingList } from '../../visits/waiting-list/waiting-list.table.ts';
import { type PetRow, pets } from '../pets.table.ts';

const MONDAY_10 = '2026-11-23T15:00:00.000Z';
const NAME = 'Quixotica';

const { app, buildPets } = await createPagesApp();

let pet: PetRow;
beforeEach(async () => {
  [pet] = (await buildPets({ name: NAME, species: 'Dog' }, { name: 'Other', species: 'Dog' })) as [
    PetRow,
    PetRow,
  ];
});

async function setListed(isListed: boolean) {
  app.advance(1);
  const updatedAt = app.now();
  await app.database.update(pets).set({ isListed, updatedAt }).where(eq(pets.id, pet.id));
  app.dependencies.petChanges.publish();
}

/**
 * Every GET of the API that adopters may call, and the pages, with the pet in all places where it can be named. The
 * export of an account has what is the person's own, such as a place in line.
 */
function* addresses() {
  for (const line of [...accessMatrix.public, ...accessMatrix.user]) {
    const [method, path = ''] = line.split(' ');
    if (method !== 'GET' || path === '/api/users/me/export') continue;
    const named = path.replace('{petId}', pet.id).replace('{id}', pet.id);
    yield named.replace(/\{\w+\}/g, 'x');
    if (path === '/api/pets/{id}') yield `/api/pets/${shortPetId(pet.id)}`;
    yield `${named}?q=${NAME}&pet_id=${pet.id}`;
  }
  const page = `/pets/${NAME.toLowerCase()}-${shortPetId(pet.id)}`;
  yield* ['/', '/pets', `/pets?q=${NAME}`, `/pets?petId=${pet.id}`, page, '/sitemap.xml'];
  yield `${PREVIEWS_PATH}${pet.id}/x.jpg`;
}

describe('a pet that is not listed', () => {
  it('B9.02 D42 is in no answer to adopters, whatever they had of it before', async () => {
    const adopter = await app.signInWith({ preferred_species: 'Dog' });
    const now = app.now();
    await app.database
      .insert(waitingList)
      .values({ petId: pet.id, userId: adopter.user.id, joinedAt: now });
    const pattern = new RegExp(`"name":"${NAME}"|"pet_name":"${NAME}"|${shortPetId(pet.id)}`);
    const shown = async () => {
      const found: string[] = [];
      for (const address of addresses()) {
        const { status, headers, body } = await adopter.request(address);
        const text = `${headers.get('location')} ${JSON.stringify(body)}`;
        if (status < 400 && pattern.test(text)) found.push(address);
      }
      return found;
    };
    const listed = await shown();
    expect(listed).toEqual(
      expect.arrayContaining([
        ...['/', '/pets', '/sitemap.xml', '/api/pets', `/api/pets/${pet.id}`],
        ...['/api/match/recommendations', `/api/match/pets/${pet.id}`, '/api/waiting-list'],
      ]),
    );
    await setListed(false);
    expect(await shown()).toEqual([]);
    const facets = await app.visitor().request('/api/pets/facets');
    expect(facets.body.total).toBe(1);
    await setListed(true);
    expect(await shown()).toEqual(listed);
  });

  it.each([
    ['a visit', requestVisit, { requested_at: MONDAY_10 }],
    ['a place in line', joinWaitingList, {}],
    ['a favorite', addFavorite, undefined],
    ['putting aside', hidePet, {}],
  ])('B9.02 D42 adopters cannot get %s of it', async (_, endpoint, body) => {
    await setListed(false);
    const adopter = await app.signIn();
    const answer = await adopter.call(endpoint, { params: { petId: pet.id }, body });
    expect([answer.status, answer.body.code]).toEqual([404, 'PET_NOT_FOUND']);
  });

  it('B9.02 D42 whose visit is booked already keeps it, and it moves to no other time', async () => {
    const adopter = await app.signIn();
    const visit = await app.buildVisit({ petId: pet.id, userId: adopter.user.id });
    await setListed(false);
    const call = { params: { id: visit.id }, body: { requested_at: '2026-11-24T15:00:00.000Z' } };
    expect((await adopter.call(moveOwnVisit, call)).body.code).toBe('PET_UNAVAILABLE');
    const { body } = await adopter.request(`/api/visit-requests/${visit.id}/slots`);
    expect(JSON.stringify(body)).not.toContain('"available":true');
    expect((await adopter.request('/api/visit-requests/my')).body).toMatchObject([
      { id: visit.id },
    ]);
  });

  it('B9.02 D42 is announced when it is listed, and not before', async () => {
    const adopter = await app.signIn();
    await adopter.call(saveAlert, { body: { kind: 'search', frequency: 'at_once', query: '' } });
    app.advance(60);
    const [hidden] = await buildPets({ name: 'Hidden', isListed: false });
    const announced = async () => {
      for (let run = 0; run < 3; run += 1) {
        app.advance(3_600);
        await app.runJobs();
      }
      return app.mails.filter(({ to, text }) => to === adopter.user.email && /Hidden/.test(text))
        .length;
    };
    await app.database
      .update(pets)
      .set({ energy_level: 'Calm', updatedAt: app.now() })
      .where(eq(pets.id, hidden?.id ?? ''));
    expect(await announced()).toBe(0);
    await app.database
      .update(pets)
      .set({ isListed: true, updatedAt: app.now() })
      .where(eq(pets.id, hidden?.id ?? ''));
    expect(await announced()).toBe(1);
  });

  it('B9.02 is read by its staff, who name their shelter', async () => {
    await setListed(false);
    const staff = await app.signIn('volunteer');
    const headers = { [SHELTER_HEADER]: app.dependencies.shelters.first().slug };
    expect((await staff.request(`/api/pets/${pet.id}`, { headers })).body.name).toBe(NAME);
    expect((await staff.request(`/api/pets/${pet.id}`)).status).toBe(404);
  });

  it('B9.02 D42 one of a pair: the other one is shown alone, and not visited without it', async () => {
    const [one, other] = await app.buildPair({}, { isListed: false });
    app.dependencies.petChanges.publish();
    const adopter = await app.signIn();
    const { body } = await adopter.request(`/api/pets/${one.id}`);
    expect(body.bonded_with).toBeNull();
    expect((await adopter.request(`/api/pets/${other.id}`)).status).toBe(404);
    const params = { petId: one.id };
    const visit = await adopter.call(requestVisit, { params, body: { requested_at: MONDAY_10 } });
    expect(visit.body.code).toBe('PET_UNAVAILABLE');
  });
});
