/// <reference types="vite/client" />
import { afterAll, describe, expect, it, vi } from 'vitest';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import { addTranslations, localized, perLanguage, setLanguageSource } from './localized.ts';

const modules = import.meta.glob(['./**/*.ts', '!./**/*.test.ts', '!./**/testing/**']);

describe('texts', () => {
  it('B5.01 are not read while a module of the contract loads', async () => {
    vi.resetModules();
    const fresh = await import('./localized.ts');
    const readers = new Set<string>();
    let loading = '';
    fresh.setLanguageSource(() => {
      readers.add(loading);
      return DEFAULT_LANGUAGE;
    });
    for (const [file, load] of Object.entries(modules)) {
      loading = file;
      await load();
    }
    expect([...readers]).toEqual([]);
    expect(fresh.localizedNames().length).toBeGreaterThan(50);
  });

  it('B5.01 have one catalogue a name', async () => {
    vi.resetModules();
    const fresh = await import('./localized.ts');
    for (const load of Object.values(modules)) await load();
    const names = fresh.localizedNames();
    const exported = await Promise.all(
      Object.entries(modules)
        .filter(([file]) => file.endsWith('-messages.ts'))
        .map(async ([, load]) => Object.keys((await load()) as object)),
    );
    expect(new Set(names)).toEqual(new Set(exported.flat()));
    expect(exported.flat()).toHaveLength(names.length);
  });
});

describe('localized', () => {
  let language: Language = DEFAULT_LANGUAGE;
  const greetings = localized('greetings', {
    hello: 'Hello',
    named: ({ name }: { name: string }) => `Hello ${name}`,
    nested: { bye: 'Bye' },
  });
  setLanguageSource(() => language);
  addTranslations('es', {
    greetings: {
      hello: 'Hola',
      named: ({ name }: { name: string }) => `Hola, ${name}`,
      nested: { bye: 'Adiós' },
    },
  });
  afterAll(() => {
    setLanguageSource(() => DEFAULT_LANGUAGE);
    addTranslations('es', {});
  });

  it.each([
    ['en', 'Hello', 'Hello Ada', 'Bye', 'Monday'],
    ['es', 'Hola', 'Hola, Ada', 'Adiós', 'lunes'],
  ] as const)('B5.02 reads in the language of the reader: %s', (now, hello, named, bye, day) => {
    const weekday = perLanguage(
      (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
    );
    language = now;
    expect(greetings.hello).toBe(hello);
    expect(greetings.named({ name: 'Ada' })).toBe(named);
    expect(greetings.nested.bye).toBe(bye);
    expect({ ...greetings }.hello).toBe(hello);
    expect(weekday().format(new Date('2026-11-23'))).toBe(day);
  });

  it('B5.02 is English where a language has no such catalogue', () => {
    language = 'es';
    expect(localized('unknown', { hello: 'Hello' }).hello).toBe('Hello');
  });
});
