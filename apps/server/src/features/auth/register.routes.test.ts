import { normalizeEmail } from '@pawmatch/contract/auth/account-fields';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { GOOD_ADDRESSES, ODD_ADDRESSES } from '../../testing/odd-addresses.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { users } from '../users/users.table.ts';

const test = await openTestApp();

let count = 0;

/** The input of a person who signs up. */
function newPerson(changes: Record<string, unknown> = {}) {
  count += 1;
  return {
    full_name: 'Ada Byron',
    email: `ada.${count}@example.org`,
    phone_number: '(555) 123-4567',
    password: 'a quiet river at noon',
    role: 'Adopter',
    ...changes,
  };
}

const post = (path: string, body: unknown) =>
  test.visitor().request(path, { method: 'POST', body });
const register = (body: unknown) => post('/api/auth/register', body);
const logIn = (body: unknown) => post('/api/auth/login', body);

describe('POST /auth/register', () => {
  it('R7.03 R3.03 D08 creates an adopter and starts the session', async () => {
    const visitor = test.visitor();
    const person = newPerson({ full_name: '  Ada Byron ' });
    const { status, body } = await visitor.request('/api/auth/register', {
      method: 'POST',
      body: person,
    });

    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(['access_token', 'expires_at', 'user']);
    expect(body.expires_at).toBe(new Date(test.now().getTime() + 15 * 60_000).toISOString());
    expect(body.user).toEqual({
      id: expect.any(String),
      full_name: 'Ada Byron',
      email: person.email,
      phone_number: '5551234567',
      role: 'adopter',
      language: 'en',
      created_at: test.now().toISOString(),
    });
    visitor.token = body.access_token;
    const me = await visitor.request('/api/users/me');
    expect(me.body).toMatchObject({ email: person.email, preferences: null, training_traits: [] });
  });

  it.each(ODD_ADDRESSES)('S48 F04 R5.02 rejects the address %j', async (email) => {
    const { status, body } = await register(newPerson({ email }));
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { field: 'email', message: 'Please enter a valid email address.' },
    ]);
    expect((await post('/api/auth/password/forgot', { email })).status).toBe(422);
  });

  it.each(GOOD_ADDRESSES)('S48 R5.02 creates an account for %j', async (email) => {
    const { status, body } = await register(newPerson({ email }));
    expect(status).toBe(201);
    expect(body.user.email).toBe(normalizeEmail(email));
  });

  it('D S19 S48 an address with an international domain is one account in all spellings', async () => {
    const person = newPerson({ email: 'ada@Bücher.example' });
    expect((await register(person)).body.user.email).toBe('ada@xn--bcher-kva.example');
    const spellings = ['ADA@bu\u0308cher.example', 'ada@XN--bcher-KVA.example', person.email];
    for (const email of spellings) {
      expect((await register({ ...person, email })).status, email).toBe(409);
      const { password } = person;
      expect((await post('/api/auth/login', { email, password })).status, email).toBe(200);
    }
  });

  it('S06 stores the password as a hash of argon2id with 19 MiB, two passes, one lane', async () => {
    const person = newPerson();
    await register(person);
    const [row] = await test.database.select().from(users).where(eq(users.email, person.email));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([['admin'], ['ADMIN'], [' Admin '], [['admin']], [{ role: 'admin' }], [null]])(
    'S01 D08 creates an adopter even with the role %j',
    async (role) => {
      const { status, body } = await register(newPerson({ role }));
      expect(status).toBe(201);
      expect(body.user.role).toBe('adopter');
    },
  );

  it('S02 ignores unknown fields', async () => {
    const id = '018f0000-0000-7000-8000-000000000000';
    const person = newPerson({ id, created_at: '1999-01-01T00:00:00Z', password_hash: 'x' });
    const { status, body } = await register(person);
    expect(status).toBe(201);
    expect(body.user.id).not.toBe(id);
    expect(body.user.created_at).toBe(test.now().toISOString());
  });

  it('D08 rejects an address that is taken, in any case', async () => {
    const person = newPerson();
    await register(person);
    const { status, body } = await register({ ...person, email: person.email.toUpperCase() });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'EMAIL_TAKEN',
      detail: 'An account with this email already exists.',
    });
  });

  it('S19 accepts one of 100 simultaneous sign-ups with one address', async () => {
    const person = newPerson();
    const spellings = Array.from({ length: 100 }, (_, index) =>
      [...person.email].map((c, at) => ((index >> (at % 7)) & 1 ? c.toUpperCase() : c)).join(''),
    );
    const responses = await Promise.all(spellings.map((email) => register({ ...person, email })));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(99);
  });

  it.each([
    ['R5.01', { full_name: '   ' }, 'full_name', 'Name cannot be empty.'],
    ['R5.02', { email: 'ada@home' }, 'email', 'Please enter a valid email address.'],
    [
      'R5.03',
      { phone_number: '555-1234' },
      'phone_number',
      'Please enter a valid 10-digit U.S. phone number.',
    ],
    [
      'R5.03 B7.12',
      { phone_number: '15551234567' },
      'phone_number',
      'Please enter a valid 10-digit U.S. phone number.',
    ],
    [
      'R5.03 B7.12',
      { phone_number: '+45 12 34 56 78' },
      'phone_number',
      'Please enter a valid 10-digit U.S. phone number.',
    ],
    ['R5.04', { password: '1234567' }, 'password', 'Password must be at least 8 characters long.'],
    [
      'S18 D13',
      { password: 'Password1' },
      'password',
      'This password is too common. Please choose another.',
    ],
    [
      'S18 D13',
      { password: ' '.repeat(8) },
      'password',
      'This password is too common. Please choose another.',
    ],
    [
      'S18',
      { password: 'x'.repeat(129) },
      'password',
      'Password must be at most 128 characters long.',
    ],
    ['S23', { full_name: 'Ada\u0000' }, 'full_name', 'Name has characters that cannot be stored.'],
    ['S20', { full_name: '\u200b\u3164' }, 'full_name', 'Name cannot be empty.'],
    [
      'S20',
      { full_name: 'Ada\u202egnp.exe' },
      'full_name',
      'Name must be on one line, without control characters.',
    ],
    ['S26', { email: ['ada@example.org'] }, 'email', 'Please enter a valid email address.'],
  ])('%s rejects %j', async (_id, changes, field, message) => {
    const { status, body } = await register(newPerson(changes));
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field, message }]);
    expect(body.detail).toBe(message);
  });

  it('S18 S45 rejects a password of 15 kB with a field error, and one of a megabyte unread', async () => {
    const long = newPerson({ password: 'x'.repeat(15_000) });
    expect(await register(long)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'password' }] },
    });
    expect((await logIn({ email: 'ada@example.org', password: long.password })).status).toBe(422);
    const huge = newPerson({ password: 'x'.repeat(1024 * 1024) });
    expect(await register(huge)).toMatchObject({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE', detail: 'That is more than the server accepts.' },
    });
  });

  it('S18 accepts a long password with emoji and spaces, and compares all characters', async () => {
    const password = ` ${'ö🐾 '.repeat(21)}`;
    const person = newPerson({ password });
    expect((await register(person)).status).toBe(201);
    expect((await logIn({ email: person.email, password })).status).toBe(200);
    expect((await logIn({ email: person.email, password: password.trim() })).status).toBe(401);
    expect((await logIn({ email: person.email, password: password.slice(0, -3) })).status).toBe(
      401,
    );
  });

  it('S26 rejects bodies that are not plain objects, without effect on later requests', async () => {
    const nested = `{"password":${'['.repeat(8_000)}${']'.repeat(8_000)}}`;
    const polluted = '{"__proto__":{"role":"admin"},"email":"a@example.org"}';
    const deeper = '['.repeat(45_000);
    for (const body of [nested, deeper, polluted, '[]', 'null', '"text"', '{"email":']) {
      const visitor = test.visitor();
      const { status } = await visitor.request('/api/auth/register', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    expect((await register(newPerson())).body.user.role).toBe('adopter');
  });
});
