import { describe, expect, it } from 'vitest';
import {
  homePathFor,
  isLoginPath,
  pathAfterLogin,
  pathWhenLoggedIn,
  readOrigin,
  sameOriginPath,
} from './redirects.ts';

describe('sameOriginPath', () => {
  it.each(['/', '/pets?petId=1', '/match-results', '/admin/dashboard#visits'])(
    'keeps %s',
    (path) => {
      expect(sameOriginPath(path)).toBe(path);
    },
  );

  it.each([
    '//evil.example',
    '///evil.example',
    'https:evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/./\\evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    'pets',
    '',
    null,
    undefined,
    7,
    { pathname: '/pets' },
  ])('S22 rejects %j', (path) => {
    expect(sameOriginPath(path)).toBeNull();
  });
});

describe('readOrigin', () => {
  it('R2.12 prefers the origin in the link to the stored one', () => {
    expect(readOrigin({ origin: '/dashboard?tab=2' }, '/match-results')).toBe('/dashboard?tab=2');
    expect(readOrigin(null, '/match-results')).toBe('/match-results');
    expect(readOrigin(undefined, null)).toBeNull();
    expect(readOrigin('text', null)).toBeNull();
  });

  it('R2.42 leads back to the pet', () => {
    expect(readOrigin({ origin: 'pet', petId: 'a b' }, null)).toBe('/pets?petId=a%20b');
    expect(readOrigin({ origin: 'pet' }, null)).toBe('/pets');
  });

  it('S22 ignores an origin on another host and uses the stored one, or none', () => {
    expect(readOrigin({ origin: '//evil.example' }, '/pets')).toBe('/pets');
    expect(readOrigin({ origin: '//evil.example' }, 'https:evil.example')).toBeNull();
  });
});

describe('pathAfterLogin', () => {
  it('R2.15 goes back to the origin', () => {
    expect(pathAfterLogin('adopter', '/questionnaire')).toBe('/questionnaire');
    expect(pathAfterLogin('adopter', '/')).toBe('/');
  });

  it.each([null, '/login', '/login?x=1', '/auth/callback', '/signup', '/reset-password?token=1'])(
    'R2.15 goes to one’s own dashboard from %j',
    (origin) => {
      expect(pathAfterLogin('adopter', origin)).toBe('/dashboard');
      expect(pathAfterLogin('admin', origin)).toBe('/admin/dashboard');
    },
  );

  it('does not treat /authors as an /auth path', () => {
    expect(pathAfterLogin('adopter', '/authors')).toBe('/authors');
  });
});

describe('pathWhenLoggedIn', () => {
  it('R2.13 goes to the requested path', () => {
    expect(pathWhenLoggedIn('adopter', '/match-results')).toBe('/match-results');
  });

  it.each([null, '/', '/login'])('R2.13 goes to one’s own dashboard from %j', (origin) => {
    expect(pathWhenLoggedIn('adopter', origin)).toBe('/dashboard');
    expect(pathWhenLoggedIn('admin', origin)).toBe('/admin');
  });
});

it('R2.14 each role has its own home path', () => {
  expect([homePathFor('admin'), homePathFor('adopter')]).toEqual(['/admin', '/dashboard']);
});

it('R2.18 recognizes login paths', () => {
  expect(['/login', '/login?next=1', '/auth/x'].every(isLoginPath)).toBe(true);
  expect(['/', '/loginx', '/pets'].some(isLoginPath)).toBe(false);
});
