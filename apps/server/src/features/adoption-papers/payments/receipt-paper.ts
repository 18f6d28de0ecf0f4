import { formatCents } from '@pawmatch/contract/adoption-papers/contract-values';
import { longDateIn } from '../../../platform/language/long-date.ts';
import type { KnownShelter } from '../../shelter/shelters.ts';
import { adopterOf, namesOfPets } from '../adopter-of-papers.ts';
import type { PaymentRow } from '../adoption-papers.tables.ts';
import type { PaperAdoption } from '../paper-adoption.repository.ts';
import { receiptMessages as messages } from '../paper-messages.ts';
import { heading, type Paper, paragraph } from '../pdf/paper.ts';

/** @param about the payment that this one takes back, and the number of the one that takes this one back */
export function receiptPaper(
  paper: PaperAdoption,
  payment: PaymentRow,
  about: { reversed: number | undefined; reversedBy: number | undefined },
  shelter: KnownShelter,
): Paper {
  const { number, amountCents, kind, method, note, receivedAt } = payment;
  const title = messages.title({ number });
  return {
    title,
    size: shelter.paper_size,
    author: shelter.name,
    madeAt: receivedAt.toISOString(),
    blocks: [
      heading(1, title),
      paragraph([shelter.name, shelter.address, shelter.phone].filter(Boolean).join('\n')),
      ...(about.reversed === undefined
        ? []
        : [paragraph(messages.reverses({ number: about.reversed }))]),
      ...(about.reversedBy === undefined
        ? []
        : [paragraph(messages.reversedBy({ number: about.reversedBy }))]),
      {
        kind: 'facts',
        facts: [
          { label: messages.date, value: longDateIn(receivedAt, shelter.time_zone) },
          {
            label: kind === 'refund' ? messages.paidTo : messages.receivedFrom,
            value: adopterOf(paper).name || messages.notRecorded,
          },
          { label: messages.for, value: messages.kinds[kind]({ pets: namesOfPets(paper) }) },
          { label: messages.paidBy, value: messages.methods[method] },
          { label: messages.amount, value: formatCents(amountCents) },
          ...(note ? [{ label: messages.note, value: note, lang: shelter.language }] : []),
        ],
      },
    ],
    footer: `${shelter.name} · ${title}`,
  };
}
