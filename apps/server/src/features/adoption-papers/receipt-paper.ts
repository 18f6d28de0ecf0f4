import {
  formatCents,
  type PaymentKind,
  type PaymentMethod,
} from '@pawmatch/contract/adoption-papers/contract-values';
import type { KnownShelter } from '../shelter/shelters.ts';
import { adopterOf, namesOfPets } from './adopter-of-papers.ts';
import type { PaymentRow } from './adoption-papers.tables.ts';
import { longDateIn } from './contract-field-values.ts';
import type { PaperAdoption } from './paper-adoption.repository.ts';
import { heading, type Paper, paragraph } from './pdf/paper.ts';

const kinds = {
  fee: 'Adoption fee',
  gift: 'Donation',
  refund: 'Refund to the adopter',
} satisfies Record<PaymentKind, string>;

const methods = {
  cash: 'Cash',
  card: 'Card at the desk',
  transfer: 'Bank transfer',
  other: 'Another way',
} satisfies Record<PaymentMethod, string>;

/** @param about the payment that this one takes back, and the number of the one that takes this one back */
export function receiptPaper(
  paper: PaperAdoption,
  payment: PaymentRow,
  about: { reversed: number | undefined; reversedBy: number | undefined },
  shelter: KnownShelter,
): Paper {
  const { number, amountCents, kind, method, note, receivedAt } = payment;
  const title = `Receipt ${number}`;
  return {
    title,
    author: shelter.name,
    madeAt: receivedAt.toISOString(),
    blocks: [
      heading(1, title),
      paragraph([shelter.name, shelter.address, shelter.phone].filter(Boolean).join('\n')),
      ...(about.reversed === undefined
        ? []
        : [paragraph(`This takes back receipt ${about.reversed}.`)]),
      ...(about.reversedBy === undefined
        ? []
        : [
            paragraph(
              `This receipt is not valid any more: receipt ${about.reversedBy} takes it back.`,
            ),
          ]),
      {
        kind: 'facts',
        facts: [
          { label: 'Date', value: longDateIn(receivedAt, shelter.time_zone) },
          {
            label: kind === 'refund' ? 'Paid to' : 'Received from',
            value: adopterOf(paper).name || 'not recorded',
          },
          { label: 'For', value: `${kinds[kind]}, ${namesOfPets(paper)}` },
          { label: 'Paid by', value: methods[method] },
          { label: 'Amount', value: formatCents(amountCents) },
          ...(note ? [{ label: 'Note', value: note }] : []),
        ],
      },
    ],
    footer: `${shelter.name} · ${title}`,
  };
}
