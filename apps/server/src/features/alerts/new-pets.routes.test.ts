import { changePetsInBulk, updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type PetRow, pets } from '../pets/pets.table.ts';
import { newPetQueue } from './alerts.tables.ts';
import { findNewPets } from './find-new-pets.ts';
import {
  app,
  buildAlert,
  findPets,
  mailsTo,
  prepareAlertsTest,
  save,
  sendMails,
} from './testing/alerts-app.ts';

prepareAlertsTest();

const subjects = (person: Parameters<typeof mailsTo>[0]) =>
  mailsTo(person).map(({ subject }) => subject);

describe('B1.10 alerts notify of a pet', () => {
  it('B1.10 that is new, once, with its page and what is not known of it', async () => {
    const { person } = await buildAlert({ query: 'species=Dog&energy_level=Calm' });
    const { person: other } = await buildAlert({ query: 'species=Cat' });
    const pet = await app.buildPet({ name: 'Biscuit', energy_level: null });
    await app.buildPet({ name: 'Wild', energy_level: 'VeryActive' });
    await sendMails();
    const [mail, ...more] = mailsTo(person);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Biscuit is looking for a home');
    expect(mail?.text).toContain('A new pet fits your search (Dog, Calm):');
    expect(mail?.text).toContain('Biscuit: Adult, Medium, Beagle\n');
    expect(mail?.text).toContain('Not known yet, please ask the shelter: energy level.');
    expect(mail?.text).toContain(`http://pawmatch.example/pets/biscuit-${pet.id.slice(-12)}`);
    expect(mailsTo(other)).toEqual([]);
    expect(await app.database.$count(newPetQueue)).toBe(0);
    await sendMails();
    expect(mailsTo(person)).toHaveLength(1);
  });

  it('A B1.10 not of one that is deleted at that moment, and goes on with the others', async () => {
    const { person } = await buildAlert({ query: 'species=Dog' });
    const gone = await app.buildPet({ name: 'Gone' });
    await app.buildPet({ name: 'Biscuit' });
    const countWaiting = async () => {
      const { rows } = await app.database.execute<{ count: number }>(
        sql`SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted`,
      );
      return rows[0]?.count ?? 0;
    };
    let finding: Promise<void> | undefined;
    await app.database.transaction(async (tx) => {
      await tx.delete(pets).where(eq(pets.id, gone.id));
      finding = findNewPets(app.dependencies);
      await expect.poll(countWaiting).toBeGreaterThan(0);
    });
    await finding;
    await sendMails();
    expect(subjects(person)).toEqual(['Biscuit is looking for a home']);
  });

  it('B1.10 B1.03 that the words of a search find, as the list does: misspelt, begun and quoted', async () => {
    const queries = ['q=retreiver', 'q=gold', 'q="golden+retriever"', 'q=poodle', 'q="gold"'];
    const people = [];
    for (const query of queries) people.push((await buildAlert({ query })).person);
    await app.buildPet({ name: 'Sunny', breed: 'Golden Retriever' });
    await sendMails();
    expect(people.map((person) => mailsTo(person).length)).toEqual([1, 1, 1, 0, 0]);
  });

  it('B1.10 that was not available, and one whose facts now fit, but not one that was there', async () => {
    const admin = await app.signIn('admin');
    const [known, growing, reserved] = [
      await app.buildPet({ name: 'Known', size: 'Small' }),
      await app.buildPet({ name: 'Growing', size: 'Large' }),
      await app.buildPet({ name: 'Reserved', size: 'Small', status: 'Pending' }),
    ];
    await findPets();
    const { person } = await buildAlert({ query: 'size=Small' });
    const change = (pet: PetRow, body: object) =>
      admin.call(updatePet, { params: { id: pet.id }, body });
    for (const [pet, body] of [
      [known, { summary: 'Likes naps.' }],
      [growing, { size: 'Small' }],
      [reserved, { status: 'Available' }],
    ] as const) {
      expect((await change(pet, body)).status).toBe(200);
    }
    await sendMails();
    const [mail] = mailsTo(person);
    expect(mail?.subject).toBe('2 new pets are looking for a home');
    expect(mail?.text).toContain('Growing: ');
    expect(mail?.text).toContain('Reserved: ');
    expect(mail?.text).not.toContain('Known');
    // Coming back is no news for who has heard of it.
    await change(reserved, { status: 'Pending' });
    await change(reserved, { status: 'Available' });
    await sendMails();
    expect(mailsTo(person)).toHaveLength(1);
  });

  it('B1.10 B4.02 that a change in bulk has made available', async () => {
    const admin = await app.signIn('admin');
    const { person } = await buildAlert();
    await app.buildPet({ name: 'Biscuit', status: 'Pending' });
    await app.buildPet({ name: 'Chai', status: 'Pending' });
    const body = { filters: { status: 'Pending' }, action: 'set_status', status: 'Available' };
    await admin.call(changePetsInBulk, { body });
    await sendMails();
    expect(subjects(person)).toEqual(['2 new pets are looking for a home']);
  });

  it('B1.10 D27 that fits an adopter well, but not one that is hidden or matches less', async () => {
    const person = await app.signInWith({
      preferred_species: 'Dog',
      preferred_size: 'Small',
      preferred_energy_level: 'Calm',
    });
    await save(person, { kind: 'matches' });
    await app.buildPet({ name: 'Fits', size: 'Small', energy_level: 'Calm' });
    await app.buildPet({ name: 'Cat', species: 'Cat', size: 'Small', energy_level: 'Calm' });
    await app.buildPet({ name: 'Far', size: 'ExtraLarge', energy_level: 'VeryActive' });
    await sendMails();
    expect(subjects(person)).toEqual(['Fits is looking for a home']);
    expect(mailsTo(person)[0]?.text).toContain('fits what you told us about your home:');
  });

  it('B1.10 whoever asked for it with several alerts, from one of them', async () => {
    const { person } = await buildAlert({ query: 'species=Dog', frequency: 'daily' });
    await save(person, { query: 'size=Small' });
    await save(person, { query: 'age_group=Adult' });
    await app.buildPet({ name: 'Biscuit', size: 'Small' });
    await sendMails();
    app.advance(48 * 3600);
    await app.runJobs();
    expect(subjects(person)).toEqual(['Biscuit is looking for a home']);
  });

  it('B1.10 not when it has left before the mail, but when it comes back', async () => {
    const { person } = await buildAlert({ frequency: 'daily' });
    const { id } = await app.buildPet({ name: 'Biscuit' });
    const setStatus = async (status: PetRow['status']) => {
      await app.database.update(pets).set({ status }).where(eq(pets.id, id));
    };
    await findPets();
    await setStatus('Adopted');
    app.advance(48 * 3600);
    await app.runJobs();
    expect(mailsTo(person)).toEqual([]);
    await setStatus('Available');
    await findPets();
    app.advance(48 * 3600);
    await app.runJobs();
    expect(mailsTo(person)).toHaveLength(1);
  });
});
