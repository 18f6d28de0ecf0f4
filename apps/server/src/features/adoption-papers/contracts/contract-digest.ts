import { createHash } from 'node:crypto';
import type { ContractRow, SignatureRow } from '../adoption-papers.tables.ts';

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** In an order that the database does not change. */
const sorted = (fields: object) =>
  Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));

/** What the adopter reads: of this contract alone, also when another has the same text. */
export const digestOfText = ({ id, text, fields }: Pick<ContractRow, 'id' | 'text' | 'fields'>) =>
  sha256(JSON.stringify([id, text, sorted(fields)]));

type SignatureOfContract = Pick<
  ContractRow,
  'way' | 'signedName' | 'consent' | 'signedAt' | 'photo'
>;

/** What was signed, and how. @param signatures of both adopters, where there are two */
export const digestOfSigned = (
  contract: Pick<ContractRow, 'id' | 'text' | 'fields'> & SignatureOfContract,
  signatures: readonly SignatureRow[] = [],
): string => {
  const { way, signedName, consent, signedAt, photo } = contract;
  return sha256(
    JSON.stringify([
      digestOfText(contract),
      ...[way, signedName, consent, signedAt?.toISOString(), photo && sha256(photo)],
      ...signatures.map((each) => [
        each.signer,
        each.way,
        each.signedName,
        each.consent,
        each.signedAt.toISOString(),
      ]),
    ]),
  );
};
