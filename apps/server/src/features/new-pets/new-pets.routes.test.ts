import { getCurrentUser } from '@pawmatch/contract/account/current-user-endpoints';
import { listAlerts } from '@pawmatch/contract/alerts/alert-endpoints';
import { hidePet } from '@pawmatch/contract/hidden-pets/hidden-pets-endpoints';
import { changeHomeDetails } from '@pawmatch/contract/matching/home/home-details-endpoints';
import {
  approvePartner,
  inviteToMatch,
  joinMatch,
} from '@pawmatch/contract/matching/partner/partner-matching-endpoints';
import { NEW_PET_DAYS } from '@pawmatch/contract/new-pets/new-match';
import { markPageSeen } from '@pawmatch/contract/new-pets/new-pets-endpoints';
import { updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import { describe, expect, it } from 'vitest';
import type { SignedInClient } from '../../testing/test-app.ts';
import {
  app,
  buildAlert,
  findPets,
  mailsTo,
  prepareAlertsTest,
  save,
  sendMails,
} from '../alerts/testing/alerts-app.ts';
import { pagesSeen, recentNewPets } from './new-pets.tables.ts';

prepareAlertsTest();

const PREFERENCES = {
  preferred_species: 'Dog',
  preferred_size: 'Small',
  preferred_age: 'Adult',
  preferred_energy_level: 'Calm',
};
const IDEAL = {
  size: 'Small',
  age_group: 'Adult',
  energy_level: 'Calm',
  experience_level: 'Beginner',
} as const;

const MORE_PREFERENCES = { ...PREFERENCES, preferred_sex: 'Female' };
/** Worth meeting with these, which is not enough for an alert. */
const MODEST = { size: 'Large', age_group: 'Young', energy_level: 'Calm', sex: 'Male' } as const;

const newPetsOf = async (person: SignedInClient) =>
  (await person.call(getCurrentUser)).body.new_pets;

async function open(person: SignedInClient, page: 'matches' | 'alerts' = 'matches') {
  expect((await person.call(markPageSeen, { params: { page } })).status).toBe(204);
}

/** Somebody with preferences who has just looked at the matches. */
async function buildAdopter(preferences: object = PREFERENCES): Promise<SignedInClient> {
  const person = await app.signInWith(preferences);
  await open(person);
  app.advance(60);
  return person;
}

describe('B1.10 the mark of the matches', () => {
  it('B1.10 counts great fits that came since the person looked, and ends when they look again', async () => {
    await app.buildPet({ name: 'Known', ...IDEAL });
    const person = await buildAdopter();
    await findPets();
    expect(await newPetsOf(person)).toEqual({ matches: 0, alerts: 0 });
    await app.buildPet({ name: 'As good', ...IDEAL });
    await app.buildPet({ name: 'Less', ...IDEAL, size: 'Large' });
    await app.buildPet({ name: 'Cat', ...IDEAL, species: 'Cat' });
    await app.buildPet({ name: 'Reserved', ...IDEAL, status: 'Pending' });
    await findPets();
    expect((await newPetsOf(person)).matches).toBe(1);
    await open(person);
    expect((await newPetsOf(person)).matches).toBe(0);
  });

  it('B1.10 counts a pet that fits above the best that was there, and no other that fits less', async () => {
    const person = await buildAdopter(MORE_PREFERENCES);
    await app.buildPet(MODEST);
    await findPets();
    expect((await newPetsOf(person)).matches).toBe(1);
    await open(person);
    app.advance(60);
    await app.buildPet(MODEST);
    await app.buildPet({ ...MODEST, sex: 'Female' });
    await findPets();
    expect((await newPetsOf(person)).matches).toBe(1);
  });

  it('B1.10 B2.10 counts a pet whose facts have become known, but not one whose description changed', async () => {
    const admin = await app.signIn('admin');
    const filled = await app.buildPet({ name: 'Filled', ...IDEAL, energy_level: null });
    const edited = await app.buildPet({ name: 'Edited', ...IDEAL });
    await findPets();
    const person = await buildAdopter();
    for (const [pet, body] of [
      [filled, { energy_level: 'Calm' }],
      [edited, { summary: 'Likes naps.' }],
    ] as const) {
      expect((await admin.call(updatePet, { params: { id: pet.id }, body })).status).toBe(200);
    }
    await findPets();
    expect((await newPetsOf(person)).matches).toBe(1);
    // Two that came and one that changed.
    expect(await app.database.$count(recentNewPets)).toBe(3);
  });

  it('B1.10 does not count a pet that was seen before the worker compared it', async () => {
    const person = await buildAdopter();
    await app.buildPet(IDEAL);
    app.advance(1);
    await open(person);
    await findPets();
    expect((await newPetsOf(person)).matches).toBe(0);
  });

  it('B1.10 B2.07 does not count what has left, is hidden, or came before anybody looked', async () => {
    const admin = await app.signIn('admin');
    const person = await buildAdopter();
    const newcomer = await app.signInWith(PREFERENCES);
    const gone = await app.buildPet(IDEAL);
    const aside = await app.buildPet(IDEAL);
    await app.buildPet(IDEAL);
    await findPets();
    expect((await newPetsOf(person)).matches).toBe(3);
    await admin.call(updatePet, { params: { id: gone.id }, body: { status: 'Adopted' } });
    await person.call(hidePet, { params: { petId: aside.id }, body: {} });
    expect((await newPetsOf(person)).matches).toBe(1);
    expect((await newPetsOf(newcomer)).matches).toBe(0);
  });

  it('B1.10 B1.14 counts a bonded pair by the one that fits less', async () => {
    await app.buildPet(IDEAL);
    const person = await buildAdopter();
    await app.buildPair(IDEAL, { ...IDEAL, size: 'ExtraLarge', energy_level: 'VeryActive' });
    await findPets();
    expect((await newPetsOf(person)).matches).toBe(0);
  });

  it('B1.10 B2.11 counts for two people who match together what fits both', async () => {
    const person = await buildAdopter();
    const partner = await buildAdopter({ ...PREFERENCES, preferred_sex: 'Male' });
    const { body } = await person.call(inviteToMatch);
    const token = new URL(body.url).searchParams.get('token');
    await partner.call(joinMatch, { body: { token } });
    const approval = await person.call(approvePartner, { body: { name: partner.user.fullName } });
    expect(approval.status).toBe(200);
    await app.buildPet({ ...IDEAL, sex: 'Male' });
    await app.buildPet({ ...IDEAL, size: 'Large', sex: 'Female' });
    await open(person);
    app.advance(60);
    await app.buildPet({ ...IDEAL, special_needs: true });
    await app.buildPet({ ...IDEAL, sex: 'Male' });
    await findPets();
    expect((await newPetsOf(person)).matches).toBe(1);
  });

  it(`B1.10 deletes new pets after ${NEW_PET_DAYS} days, and wants a page that exists`, async () => {
    const person = await buildAdopter();
    await app.buildPet(IDEAL);
    await findPets();
    const wrong = await person.request('/api/new-pets/pets/seen', { method: 'PUT' });
    expect(wrong.status).toBe(422);
    app.advance(NEW_PET_DAYS * 86_400 + 600);
    await app.runJobs();
    expect(await app.database.$count(recentNewPets)).toBe(0);
    const unanswered = await app.signIn();
    await open(unanswered);
    expect(await app.database.$count(pagesSeen)).toBe(1);
  });
});

describe('B1.10 the mark of the alerts', () => {
  it('B1.10 counts each pet once until the page of alerts is opened, and says which alert found it', async () => {
    const { person, id } = await buildAlert({ query: 'species=Dog' });
    await save(person, { query: 'size=Small' });
    await app.buildPet({ size: 'Small' });
    await app.buildPet({ size: 'Large' });
    await findPets();
    expect(await newPetsOf(person)).toEqual({ matches: 0, alerts: 2 });
    const { body } = await person.call(listAlerts);
    expect(body).toMatchObject([{ id, new_pets: 2 }, { new_pets: 1 }]);
    const { person: stranger } = await buildAlert({ query: 'species=Cat' });
    expect((await newPetsOf(stranger)).alerts).toBe(0);
    await open(person, 'alerts');
    expect((await newPetsOf(person)).alerts).toBe(0);
    expect((await person.call(listAlerts)).body).toMatchObject([{ new_pets: 0 }, { new_pets: 0 }]);
  });
});

describe('B1.10 an alert about the matches', () => {
  it('B1.10 includes a pet that matches above the best that was there, though not well', async () => {
    const person = await buildAdopter(MORE_PREFERENCES);
    await save(person, { kind: 'matches' });
    await app.buildPet(MODEST);
    await sendMails();
    expect(mailsTo(person)).toHaveLength(1);
    await open(person);
    await app.buildPet(MODEST);
    await sendMails();
    expect(mailsTo(person)).toHaveLength(1);
  });

  it('B1.10 B1.14 B2.11 knows the ages of the children, and the other pet of a pair', async () => {
    const person = await buildAdopter({
      ...PREFERENCES,
      pet_purpose: 'MyFamily',
      has_children: true,
    });
    await person.call(changeHomeDetails, { body: { youngest_child: 'UnderSix' } });
    await save(person, { kind: 'matches' });
    const child = { ...IDEAL, kid_friendly: true };
    await app.buildPet({ ...child, children_from: 'Teenager' });
    const suitable = { ...child, children_from: 'AnyAge' } as const;
    await app.buildPair(suitable, { ...suitable, kid_friendly: false });
    await sendMails();
    expect(mailsTo(person)).toEqual([]);
    await app.buildPet(suitable);
    await sendMails();
    expect(mailsTo(person)).toHaveLength(1);
  });
});
