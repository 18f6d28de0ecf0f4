import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  readLanguage,
  readLanguagePath,
} from '@pawmatch/contract/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { inLanguage } from './language.ts';

/** Longer headers come from no browser. */
const MAX_HEADER_LENGTH = 500;

/**
 * The language that a client asks for by `Accept-Language`; English for none, `*`, and languages that there are not.
 */
export function acceptedLanguage(header = ''): Language {
  // What nearly all calls send.
  if (header === '' || header === DEFAULT_LANGUAGE) return DEFAULT_LANGUAGE;
  if (header.length > MAX_HEADER_LENGTH) return DEFAULT_LANGUAGE;
  const negotiator = new Negotiator({ headers: { 'accept-language': header } });
  return readLanguage(negotiator.language([...LANGUAGES]));
}

/** A page has the language of its address, whatever the browser prefers. */
const languageOf = ({ url, headers }: FastifyRequest): Language =>
  url.startsWith('/api/')
    ? acceptedLanguage(headers['accept-language'])
    : readLanguagePath(url.split('?', 1)[0] ?? '').language;

/** Answers each request in the language of who reads it. */
export function speakLanguage(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const language = languageOf(request);
    if (language === DEFAULT_LANGUAGE) done();
    else inLanguage(language, done);
  });
}
