import { saveAlert } from '@pawmatch/contract/alerts/alert-endpoints';
import { GATHER_SECONDS } from '@pawmatch/contract/alerts/pet-alert';
import { afterEach, beforeEach, expect } from 'vitest';
import { createTestApp, type SignedInClient, type TestApp } from '../../../testing/test-app.ts';

export let app: TestApp;

/** Starts an application for each test. Called by each file of tests, because they share this module. */
export function prepareAlertsTest(): void {
  beforeEach(async () => {
    app = await createTestApp();
  });
  afterEach(() => app.close());
}

interface AlertBody {
  kind?: string;
  query?: string;
  frequency?: string;
}

/** Sends an alert about all pets at once, unless the test says otherwise. */
export const save = (person: SignedInClient, { query = '', ...others }: AlertBody = {}) =>
  person.call(saveAlert, { body: { kind: 'search', frequency: 'at_once', query, ...others } });

/** A new person with an alert. */
export async function buildAlert(body: AlertBody = {}) {
  const person = await app.signIn();
  const saved = await save(person, body);
  expect(saved.status).toBe(200);
  return { person, id: saved.body.id as string };
}

/** Compares what has arrived with all alerts; mails wait for further pets. */
export async function findPets() {
  app.advance(10);
  await app.runJobs();
}

/** Until the mails "at once" are sent. */
export async function sendMails() {
  await findPets();
  app.advance(GATHER_SECONDS);
  await app.runJobs();
}

export const mailsTo = ({ user }: SignedInClient) =>
  app.mails.filter(({ to }) => to === user.email);
