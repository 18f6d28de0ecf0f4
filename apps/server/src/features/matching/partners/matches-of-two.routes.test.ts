import { hidePet } from '@pawmatch/contract/hidden-pets/hidden-pets-endpoints';
import { changeHomeDetails } from '@pawmatch/contract/matching/home/home-details-endpoints';
import {
  getPetVerdict,
  listRecommendations,
  listSuggestions,
  Recommendation,
} from '@pawmatch/contract/matching/matching-endpoints';
import {
  approvePartner,
  getPartnerMatching,
  inviteToMatch,
  joinMatch,
} from '@pawmatch/contract/matching/partner/partner-matching-endpoints';
import { changePreferences } from '@pawmatch/contract/preferences/preferences-endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openTestApp, type SignedInClient } from '../../../testing/test-app.ts';
import { pets } from '../../pets/pets.table.ts';

const app = await openTestApp();
beforeEach(() => app.database.delete(pets));

async function invite(person: SignedInClient): Promise<string> {
  const { body } = await person.call(inviteToMatch);
  return new URL(body.url).searchParams.get('token') ?? '';
}

async function pairUp(first: object, second: object): Promise<[SignedInClient, SignedInClient]> {
  const [ada, sam] = [await app.signInWith(first), await app.signInWith(second)];
  await match(ada, sam);
  return [ada, sam];
}

async function match(inviter: SignedInClient, joiner: SignedInClient): Promise<void> {
  const token = await invite(inviter);
  expect((await joiner.call(joinMatch, { body: { token } })).status).toBe(200);
  const body = { name: joiner.user.fullName };
  expect((await inviter.call(approvePartner, { body })).status).toBe(200);
}

const view = async (person: SignedInClient, view: string): Promise<Recommendation[]> => {
  const { status, body } = await person.call(listRecommendations, { query: { view } });
  expect(status).toBe(200);
  return z.array(Recommendation).parse(body);
};
const sizesOf = (pet: Recommendation | undefined) =>
  pet?.match.reasons
    .filter(({ aspect }) => aspect === 'size')
    .map(({ kind, yours, of_partner }) => [kind, yours, of_partner]);
const namesOf = (shown: Recommendation[]) => shown.map(({ name }) => name);

describe('the matches of two', () => {
  it('B2.11 are possible for both, with the lower score, and each sees the three views', async () => {
    const [ada, sam] = await pairUp(
      { preferred_size: 'Small', ownership_experience: 'CurrentlyHave' },
      { preferred_size: 'Large', preferred_sex: 'Female', has_cats: true },
    );
    const known = { experience_level: 'Beginner', cat_friendly: true, sex: 'Female' } as const;
    await app.buildPet({ name: 'Small', size: 'Small', ...known });
    await app.buildPet({ name: 'Medium', size: 'Medium', ...known });
    await app.buildPet({ name: 'No cats', size: 'Small', ...known, cat_friendly: false });
    const both = await view(ada, 'both');
    expect(namesOf(both)).toEqual(['Medium', 'Small']);
    for (const { match, together } of both) {
      expect(match.score).toBe(Math.min(together?.yours ?? 0, together?.partner ?? 0));
    }
    expect(both[1]?.together).toEqual({ yours: 100, partner: both[1]?.match.score });
    expect(sizesOf(both[1])).toEqual([
      ['match', 'Small', undefined],
      ['miss', 'Large', true],
    ]);
    expect(sizesOf((await view(sam, 'both'))[1]), 'each sees whose preference it is').toEqual([
      ['miss', 'Large', undefined],
      ['match', 'Small', true],
    ]);
    expect(namesOf(await view(sam, 'both'))).toEqual(['Medium', 'Small']);
    expect(namesOf(await view(ada, 'mine'))).toEqual(['Small', 'No cats', 'Medium']);
    expect(namesOf(await view(ada, 'partner'))).toEqual(namesOf(await view(sam, 'mine')));
  });

  it('B2.11 B2.02 who asked for nothing does not decide: household, reasons and word are of both', async () => {
    const [ada, sam] = await pairUp(
      { ownership_experience: 'CurrentlyHave' },
      {
        ownership_experience: 'CurrentlyHave',
        pet_purpose: 'MyFamily',
        has_children: true,
        has_cats: true,
      },
    );
    await app.buildPet({ name: 'Rex', kid_friendly: true, cat_friendly: null });
    const [alone] = await view(ada, 'mine');
    expect(alone?.match).toMatchObject({ score: 100, asked: 0, reasons: [] });
    const [rex] = await view(ada, 'both');
    expect(rex?.match.reasons).toMatchObject([
      { aspect: 'children', kind: 'match', of_partner: true },
      { aspect: 'cats', kind: 'unknown', is_household: true, question: expect.any(String) },
    ]);
    const [own] = await view(sam, 'mine');
    const { score, fit, asked, known, met } = own?.match ?? {};
    expect(rex?.match).toMatchObject({ score, fit, asked, known, met });
    expect((await view(sam, 'both'))[0]?.match).toMatchObject({ score, fit, asked, known, met });
  });

  it('B2.11 the same answer of both is compared once', async () => {
    const [ada] = await pairUp({ preferred_size: 'Small' }, { preferred_size: 'Small' });
    await app.buildPet({ size: 'Small' });
    const [both] = await view(ada, 'both');
    expect(sizesOf(both)).toEqual([['match', 'Small', undefined]]);
  });

  it('B2.11 B7.07 says where the two have answered differently about their household, each from their side', async () => {
    const [ada, sam] = await pairUp(
      { pet_purpose: 'MyFamily', has_children: true, has_cats: true },
      { has_cats: true },
    );
    await ada.call(changeHomeDetails, {
      body: { kind_of_home: 'House', hours_alone: 'FewHours', youngest_child: 'UnderSix' },
    });
    await sam.call(changeHomeDetails, { body: { kind_of_home: 'Apartment' } });
    const differencesOf = async (person: SignedInClient) =>
      (await person.call(getPartnerMatching)).body.partner.differences;
    expect(await differencesOf(ada)).toEqual([
      {
        question: 'has_children',
        text: 'Are there children in the home?',
        ...{ yours: 'Yes', theirs: 'No' },
      },
      {
        question: 'kind_of_home',
        text: 'What kind of home is it?',
        ...{ yours: 'House', theirs: 'Apartment' },
      },
    ]);
    expect(await differencesOf(sam)).toMatchObject([
      { yours: 'No', theirs: 'Yes' },
      { yours: 'Apartment', theirs: 'House' },
    ]);
  });

  it('B2.04 B2.11 what would change them names whose answer it is, and asks both where one is not enough', async () => {
    const [ada, sam] = await pairUp(
      { preferred_species: 'Dog', accepts_special_needs: true },
      { preferred_species: 'Dog' },
    );
    await app.buildPet({ name: 'Rex', special_needs: true });
    await app.buildPet({ species: 'Cat' });
    await app.buildPet({ species: 'Cat' });
    const suggestionsOf = async (person: SignedInClient) =>
      (await person.call(listSuggestions, { query: { view: 'both' } })).body;
    expect(await suggestionsOf(ada)).toMatchObject([
      { answer: 'preferred_species', whose: 'both', more: 2 },
      { answer: 'accepts_special_needs', whose: 'partner', more: 1 },
    ]);
    expect(await suggestionsOf(sam)).toMatchObject([
      { answer: 'preferred_species', whose: 'both', more: 2 },
      { answer: 'accepts_special_needs', whose: 'you', more: 1 },
    ]);
    await sam.call(changePreferences, { body: { preferred_species: 'NoPreference' } });
    expect(await suggestionsOf(ada)).toMatchObject([
      { answer: 'preferred_species', whose: 'you', more: 2 },
      { answer: 'accepts_special_needs', whose: 'partner', more: 1 },
    ]);
  });

  it('B2.11 B2.07 one pet is scored for both: whose answer excludes it, and who has hidden it', async () => {
    const [ada, sam] = await pairUp(
      { preferred_species: 'Dog' },
      { preferred_species: 'NoPreference', has_cats: true },
    );
    const tom = await app.buildPet({ species: 'Cat', cat_friendly: false });
    const rex = await app.buildPet({ name: 'Rex', cat_friendly: null });
    const verdict = async (petId: string) =>
      (await ada.call(getPetVerdict, { params: { petId } })).body;
    expect((await verdict(tom.id)).excluded_by).toMatchObject([
      { cause: 'species', of_partner: false, answer: null },
      { cause: 'cats', of_partner: true, answer: null },
    ]);
    await sam.call(hidePet, { params: { petId: rex.id }, body: {} });
    expect(await verdict(rex.id)).toMatchObject({
      match: { reasons: [{ aspect: 'cats', kind: 'unknown' }, { aspect: 'experience' }] },
      together: { yours: expect.any(Number), partner: expect.any(Number) },
      put_aside: { pet_id: rex.id, name: 'Rex', by_partner: true },
    });
  });

  it('B2.11 B2.07 follow answers and hidden pets of either at once', async () => {
    const [ada, sam] = await pairUp({ preferred_species: 'NoPreference' }, {});
    const rex = await app.buildPet({ name: 'Rex' });
    await app.buildPet({ name: 'Tom', species: 'Cat' });
    expect(namesOf(await view(ada, 'both'))).toEqual(['Rex']);
    await sam.call(changePreferences, { body: { preferred_species: 'NoPreference' } });
    expect(namesOf(await view(ada, 'both'))).toEqual(['Rex', 'Tom']);
    await sam.call(hidePet, { params: { petId: rex.id }, body: {} });
    expect(namesOf(await view(ada, 'both'))).toEqual(['Tom']);
    expect(namesOf(await view(ada, 'mine'))).toEqual(['Rex', 'Tom']);
  });

  it('B2.11 S03 are not shown to who matches alone, or before the partner has answered', async () => {
    const ada = await app.signInWith({});
    const viewOf = async (name: string) =>
      (await ada.call(listRecommendations, { query: { view: name } })).body.code;
    expect(await viewOf('both')).toBe('PARTNER_REQUIRED');
    const sam = await app.signIn();
    await match(ada, sam);
    expect(await viewOf('partner')).toBe('PARTNER_REQUIRED');
  });
});
