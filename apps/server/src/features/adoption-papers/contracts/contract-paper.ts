import { parseContract } from '@pawmatch/contract/adoption-papers/contract-text';
import { currentLocale } from '@pawmatch/contract/localized';
import { longDateIn } from '../../../platform/language/long-date.ts';
import type { KnownShelter } from '../../shelter/shelters.ts';
import { adopterOf } from '../adopter-of-papers.ts';
import { contractPaperMessages as messages } from '../paper-messages.ts';
import { heading, type Paper, type PaperBlock } from '../pdf/paper.ts';
import type { PaperContract } from './contracts.service.ts';

const timeIn = (date: Date, timeZone: string) =>
  new Intl.DateTimeFormat(currentLocale(), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone,
  }).format(date);

/** A contract as it was signed, or to be signed by hand. */
export function contractPaper(paper: PaperContract, shelter: KnownShelter): Paper {
  const { contract, signatures } = paper;
  const { way, signedName, signedAt, consent, digest } = contract;
  const isSigned = way && signedAt;
  const signature: PaperBlock[] = isSigned
    ? [
        heading(2, messages.signature),
        {
          kind: 'facts',
          facts: [
            ...(signatures.length > 1
              ? signatures
              : [{ way, signedName, consent, signedAt }]
            ).flatMap((each) => [
              { label: messages.signedBy, value: each.signedName ?? '' },
              { label: messages.on, value: timeIn(each.signedAt, shelter.time_zone) },
              { label: messages.how, value: messages.ways[each.way] },
              { label: messages.agreedTo, value: each.consent ?? '' },
            ]),
            { label: messages.digest, value: digest ?? '' },
          ],
        },
      ]
    : [
        {
          kind: 'signatures',
          labels: [
            messages.signHere({ adopter: adopterOf(paper).name }),
            ...(paper.adoption.secondName
              ? [messages.signHereSecond({ adopter: paper.adoption.secondName })]
              : []),
            messages.signHereShelter({ shelter: shelter.name }),
          ],
        },
      ];
  const date = longDateIn(contract.madeAt, shelter.time_zone);
  return {
    title: isSigned ? messages.titleSigned : messages.title,
    size: shelter.paper_size,
    author: shelter.name,
    madeAt: (signedAt ?? contract.madeAt).toISOString(),
    blocks: [...parseContract(contract.text), ...signature],
    footer: messages.footer({ shelter: shelter.name, date, isSigned: Boolean(isSigned) }),
  };
}
