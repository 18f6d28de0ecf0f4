import { localized } from '@pawmatch/contract/localized';
import { type MailBlock, mailLink } from '../../../platform/mail/rendering/mail-draft.ts';

interface Request {
  pet: string;
  time: string;
  /** Undefined when the name looks like an advertisement. */
  visitor: string | undefined;
}

const describe = ({ pet, visitor }: Request) =>
  visitor ? `${visitor} would like to meet ${pet}.` : `Somebody would like to meet ${pet}.`;

/** The mails to staff about requests that nobody has answered yet. */
export const requestMailMessages = localized('requestMailMessages', {
  /** In place of a name. */
  aPet: 'a pet',

  one: (request: Request, url: string): { subject: string; blocks: MailBlock[] } => ({
    subject: `Visit request for ${request.pet}: ${request.time}`,
    blocks: [
      describe(request),
      { kind: 'facts', facts: [{ label: 'When', value: request.time }] },
      mailLink('Answer the request', url),
    ],
  }),

  /** @param requests the newest ones of `count` */
  several: (
    { requests, count }: { requests: Request[]; count: number },
    url: string,
  ): { subject: string; blocks: MailBlock[] } => ({
    subject: `${count} visit requests wait for an answer`,
    blocks: [
      count > requests.length
        ? `These are the newest ${requests.length} of ${count} requests that wait for an answer:`
        : 'These requests wait for an answer, the newest first:',
      {
        kind: 'facts',
        facts: requests.map((request) => ({ label: request.time, value: describe(request) })),
      },
      mailLink('Answer the requests', url),
    ],
  }),

  /** How to get no more of them. */
  settings: (url: string): MailBlock => mailLink('Choose when you get these emails', url),
});
