import { listRecommendations } from '@pawmatch/contract/matching/matching-endpoints';
import { countPets, getPet, listPets } from '@pawmatch/contract/pets/pets-endpoints';
import { getOverview } from '@pawmatch/contract/staff-overview/staff-overview-endpoints';
import { describe, expect, it } from 'vitest';
import { createPagesApp } from './features/pages/testing/pages-app.ts';
import { WALK_IN_NAME } from './features/visits/walk-in-name.ts';
import { TEST_NOW } from './testing/test-app.ts';

const { app, buildPets, open } = await createPagesApp();

const spanish = { 'Accept-Language': 'es' };

/** What the second and third reader get, who ask while the answer for the first is kept. */
async function inTurn<Answer>(ask: (headers: Record<string, string>) => Promise<Answer>) {
  return [await ask({}), await ask(spanish), await ask({})];
}

describe('answers that are kept for the next reader', () => {
  it('B5.03 the overview of staff has the words of each reader', async () => {
    const staff = await app.signIn('staff');
    await app.buildVisit({
      ...{
        userId: null,
        visitorName: WALK_IN_NAME,
        startsAt: new Date(TEST_NOW),
        status: 'confirmed',
      },
    });
    const names = await inTurn(async (headers) => {
      const { body } = await staff.call(getOverview, { headers });
      return body.today.visits.map(({ user }: { user: { full_name: string } }) => user.full_name);
    });
    expect(names).toEqual([['Walk-in'], ['Visitante sin cita'], ['Walk-in']]);
  });

  it('B5.03 B2.01 a ranking has the reasons in the language of each reader', async () => {
    await buildPets({ name: 'Luna', size: 'Small', sex: 'Female' });
    const adopter = await app.signInWith({ preferred_size: 'Small' });
    const reasons = await inTurn(async (headers) => {
      const { body } = await adopter.call(listRecommendations, { headers });
      return body[0].match.reasons.find(({ kind }: { kind: string }) => kind === 'match').text;
    });
    const english = 'Small size, as you wished';
    expect(reasons).toEqual([english, 'Chica de tamaño, como querías', english]);
  });

  it('B5.03 what everybody reads of pets has all languages, and its refusal that of the reader', async () => {
    const translations = { es: { summary: 'Tranquila.', description: null } };
    const [pet] = await buildPets({ name: 'Luna', summary: 'Calm.', translations });
    const visitor = app.visitor();
    const params = { id: pet?.id ?? '' };
    for (const ask of [
      (headers: Record<string, string>) => visitor.call(listPets, { headers }),
      (headers: Record<string, string>) => visitor.call(countPets, { headers }),
      (headers: Record<string, string>) => visitor.call(getPet, { params, headers }),
    ]) {
      const [first, ...others] = (await inTurn(ask)).map(({ body }) => body);
      expect(others).toEqual([first, first]);
    }
    const missing = { id: '00000000-0000-7000-8000-00000000ffff' };
    const refusals = await inTurn(async (headers) => {
      const { body } = await visitor.call(getPet, { params: missing, headers });
      return (body as { detail: string }).detail;
    });
    expect(refusals[1]).toBe('No encontramos esta mascota.');
    expect([refusals[0], refusals[2]]).toEqual(Array(2).fill('This pet was not found.'));
  });

  it('B5.04 a page has the language of its address, whoever came before', async () => {
    await buildPets({ name: 'Luna' });
    const languageOf = async (path: string, headers: Record<string, string>) =>
      /<html lang="(\w+)"/.exec((await open(path, headers)).html)?.[1];
    for (const path of ['/', '/pets', '/pets?species=Dog', '/privacy', '/login', '/nothing']) {
      const languages = await inTurn(async (headers) => [
        await languageOf(path, headers),
        await languageOf(path === '/' ? '/es' : `/es${path}`, headers),
      ]);
      expect([path, languages]).toEqual([path, Array(3).fill(['en', 'es'])]);
    }
  });

  it('B5.03 the description of the API is in English, whoever reads it first', async () => {
    const descriptions = ['json', 'yaml'].map(async (name) => {
      const [inSpanish, inEnglish] = await Promise.all(
        [spanish, {}].map((headers) => open(`/api/docs/${name}`, headers)),
      );
      expect(inSpanish?.html).toBe(inEnglish?.html);
      expect(inSpanish?.html).not.toMatch(/[¿¡áéíóúñ]/);
    });
    await Promise.all(descriptions);
  });
});
