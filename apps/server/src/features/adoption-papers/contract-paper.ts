import { parseContract } from '@pawmatch/contract/adoption-papers/contract-text';
import type { SignatureWay } from '@pawmatch/contract/adoption-papers/contract-values';
import type { KnownShelter } from '../shelter/shelters.ts';
import { adopterOf } from './adopter-of-papers.ts';
import { longDateIn } from './contract-field-values.ts';
import type { PaperContract } from './contracts.service.ts';
import { heading, type Paper, type PaperBlock } from './pdf/paper.ts';

const ways = {
  own_device: 'On the adopter’s own device',
  tablet: 'On a device of the shelter, which was handed over',
  paper: 'By hand on paper; the shelter keeps the photo',
} satisfies Record<SignatureWay, string>;

const timeIn = (date: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone }).format(date);

/** A contract as it was signed, or to be signed by hand. */
export function contractPaper(paper: PaperContract, shelter: KnownShelter): Paper {
  const { contract, signatures } = paper;
  const { way, signedName, signedAt, consent, digest } = contract;
  const isSigned = way && signedAt;
  const signature: PaperBlock[] = isSigned
    ? [
        heading(2, 'Signature'),
        {
          kind: 'facts',
          facts: [
            ...(signatures.length > 1
              ? signatures
              : [{ way, signedName, consent, signedAt }]
            ).flatMap((each) => [
              { label: 'Signed by', value: each.signedName ?? '' },
              { label: 'On', value: timeIn(each.signedAt, shelter.time_zone) },
              { label: 'How', value: ways[each.way] },
              { label: 'Agreed to', value: each.consent ?? '' },
            ]),
            { label: 'Digest (SHA-256)', value: digest ?? '' },
          ],
        },
      ]
    : [
        {
          kind: 'signatures',
          labels: [
            `Date and signature of the adopter, ${adopterOf(paper).name}`,
            ...(paper.adoption.secondName
              ? [`Date and signature of the second adopter, ${paper.adoption.secondName}`]
              : []),
            `Date and signature for ${shelter.name}`,
          ],
        },
      ];
  const date = longDateIn(contract.madeAt, shelter.time_zone);
  return {
    title: isSigned ? 'Signed adoption contract' : 'Adoption contract',
    author: shelter.name,
    madeAt: (signedAt ?? contract.madeAt).toISOString(),
    blocks: [...parseContract(contract.text), ...signature],
    footer: `${shelter.name} · Contract of ${date}${isSigned ? '' : ' · not signed'}`,
  };
}
