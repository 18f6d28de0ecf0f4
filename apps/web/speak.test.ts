import { build } from 'vite';
import { expect, it } from 'vitest';
import { inPseudoLanguage } from './pseudo-language.ts';
import { speak } from './speak.ts';

/** Builds a page that has one file of messages. */
const buildPage = (language: string) =>
  build({
    ...{ root: import.meta.dirname, configFile: false, logLevel: 'silent' },
    plugins: [speak(language)],
    build: {
      write: false,
      rolldownOptions: {
        input: 'src/app/error-pages/not-found-page-messages.ts',
        preserveEntrySignatures: 'strict',
      },
    },
  });

it('B5.06 B5.07 a page has the words of its language, and a file of messages without a translation fails the build', async () => {
  expect(JSON.stringify(await buildPage('es'))).toContain('no existe');
  await expect(buildPage('xx')).rejects.toThrow(/not-found-page-messages\.ts has no texts in/);
});

it('B5.07 in the made-up language, a text is the same wherever it comes from, so that journeys find it', () => {
  const messages = inPseudoLanguage({
    meet: ({ name }: { name: string }) => `Meet ${name}`,
    dog: 'a Dog',
    list: ['one'],
  });
  const [whole] = inPseudoLanguage(['Meet a Dog']);
  expect(messages.meet({ name: messages.dog })).toBe(whole);
  expect(messages.meet({ name: 'a Dog' })).toBe(whole);
  expect(whole).toBe('⟦Méeéet áa Dóog⟧');
  expect(messages.list).toEqual(['⟦óonée⟧']);
});
