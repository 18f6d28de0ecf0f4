import { fillContract } from '@pawmatch/contract/adoption-papers/contract-fields';
import { CONSENT, PAPER_CONSENT } from '@pawmatch/contract/adoption-papers/contract-values';
import { isOpenAdoption } from '@pawmatch/contract/adoptions/adoption-actions';
import type { AdoptionStage } from '@pawmatch/contract/adoptions/adoption-values';
import type { Dependencies } from '../../dependencies.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/database/actor.ts';
import type { Queries } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { requireNotOwn } from '../adoptions/adoption-errors.ts';
import { deleteGrantsFor } from '../grants/grants.repository.ts';
import { adopterOf, mailAddressOf } from './adopter-of-papers.ts';
import type { ContractRow } from './adoption-papers.tables.ts';
import { digestOfSigned, digestOfText } from './contract-digest.ts';
import { contractFieldValues } from './contract-field-values.ts';
import { findTemplate } from './contract-templates.repository.ts';
import * as repository from './contracts.repository.ts';
import {
  findPaperAdoption,
  lockAdoptionOfPapers,
  type PaperAdoption,
} from './paper-adoption.repository.ts';

/** A contract with its adoption. */
export interface PaperContract extends PaperAdoption {
  contract: ContractRow;
}

/** What an adopter sends, or staff with the photo of a paper. */
export interface GivenSignature {
  way: NonNullable<ContractRow['way']>;
  name: string;
  /** Of the contract that was shown. */
  digest: string;
  /** Who of the staff handed the device over, or uploads the photo. */
  handedOverBy?: string | null | undefined;
  photo?: Buffer;
}

const NO_MAIL_MESSAGE = 'There is no email address of the adopter.';
const UNCONFIRMED_MESSAGE =
  'The adopter has not confirmed the email address yet. Please let them sign on a tablet or on paper.';

export const canSignInStage = (stage: AdoptionStage): boolean =>
  isOpenAdoption(stage) || stage === 'adopted';

export async function requirePaperAdoption(database: Queries, id: string): Promise<PaperAdoption> {
  const paper = await findPaperAdoption(database, id);
  if (!paper) throw new AppError('ADOPTION_NOT_FOUND');
  return paper;
}

/** @throws AppError ADOPTION_NOT_FOUND, CONTRACT_NOT_FOUND */
export async function requirePaperContract(
  database: Queries,
  adoptionId: string,
): Promise<PaperContract> {
  const paper = await requirePaperAdoption(database, adoptionId);
  const contract = await repository.findContract(database, adoptionId);
  if (!contract) throw new AppError('CONTRACT_NOT_FOUND');
  return { ...paper, contract };
}

/** The contracts of adoptions: made by staff, and signed by adopters. */
export function createContractsService({
  database,
  clock,
  shelters,
}: Pick<Dependencies, 'database' | 'clock' | 'shelters'>) {
  /** Two changes of the same adoption or contract wait for each other. */
  const change = <T>(
    actor: Actor,
    adoptionId: string,
    work: (transaction: Queries, paper: PaperAdoption) => Promise<T>,
  ): Promise<T> =>
    database.transactionAs(actor, async (tx) => {
      if (!(await lockAdoptionOfPapers(tx, adoptionId))) throw new AppError('ADOPTION_NOT_FOUND');
      return work(tx, await requirePaperAdoption(tx, adoptionId));
    });

  const declareVoid = async (tx: Queries, adoptionId: string, actor: Actor) => {
    const contract = await repository.findContract(tx, adoptionId);
    if (!contract) return undefined;
    const ended = { state: 'void', voidedAt: clock(), voidedBy: actor.id ?? null } as const;
    await repository.updateContract(tx, contract.id, ended);
    return contract;
  };

  const mailAbout = async (tx: Queries, paper: PaperAdoption, about: 'ready' | 'signed') => {
    const email = mailAddressOf(paper);
    if (!email) return;
    const { id: adoptionId, shelterId } = paper.adoption;
    const data = { adoptionId, about };
    await enqueueMail(tx, { to: email, kind: 'contract', shelterId, data }, clock());
  };

  return {
    /**
     * Fills the present template in; an unsigned contract is replaced.
     * @throws AppError FORBIDDEN for the caller's own adoption, CONTRACT_SIGNED, CONTRACT_REFUSED
     */
    make: (actor: Actor, adoptionId: string): Promise<void> =>
      change(actor, adoptionId, async (tx, paper) => {
        const { shelterId, stage, userId } = paper.adoption;
        requireNotOwn(userId, actor.id);
        if (!canSignInStage(stage)) throw new AppError('CONTRACT_REFUSED');
        const before = await repository.findContract(tx, adoptionId);
        if (before?.state === 'signed') throw new AppError('CONTRACT_SIGNED');
        await declareVoid(tx, adoptionId, actor);
        const now = clock();
        const { version, text } = await findTemplate(tx, shelterId);
        const fields = contractFieldValues(paper, shelters.of(shelterId), now);
        await repository.insertContract(tx, {
          id: newId(),
          shelterId,
          adoptionId,
          state: 'open',
          templateVersion: version,
          text: fillContract(text, fields),
          fields,
          madeBy: actor.id ?? null,
          madeAt: now,
        });
      }),

    /** @throws AppError FORBIDDEN for the caller's own adoption, CONTRACT_NOT_FOUND */
    declareVoid: (actor: Actor, adoptionId: string): Promise<void> =>
      change(actor, adoptionId, async (tx, { adoption }) => {
        requireNotOwn(adoption.userId, actor.id);
        if (!(await declareVoid(tx, adoptionId, actor))) throw new AppError('CONTRACT_NOT_FOUND');
        await deleteGrantsFor(tx, 'contract', [adoptionId]);
      }),

    /** @throws AppError CONTRACT_NOT_FOUND, VALIDATION_FAILED without a confirmed address */
    mail: (actor: Actor, adoptionId: string): Promise<void> =>
      change(actor, adoptionId, async (tx, paper) => {
        const { state } = (await requirePaperContract(tx, adoptionId)).contract;
        if (!mailAddressOf(paper)) {
          throw invalidField(
            'email',
            adopterOf(paper).email ? UNCONFIRMED_MESSAGE : NO_MAIL_MESSAGE,
          );
        }
        await mailAbout(tx, paper, state === 'signed' ? 'signed' : 'ready');
      }),

    /**
     * Signs what was shown, in a transaction in which neither the adoption nor the contract changes.
     * @param check what else must be true in the transaction, such as a grant that is used up
     * @throws AppError CONTRACT_NOT_FOUND, CONTRACT_SIGNED, CONTRACT_CHANGED, CONTRACT_REFUSED
     */
    sign: (
      actor: Actor,
      adoptionId: string,
      signature: GivenSignature,
      check: (transaction: Queries, paper: PaperContract) => unknown,
    ): Promise<PaperContract> =>
      change(actor, adoptionId, async (tx, paper) => {
        const { contract } = await requirePaperContract(tx, adoptionId);
        await check(tx, { ...paper, contract });
        if (contract.state === 'signed') throw new AppError('CONTRACT_SIGNED');
        if (!canSignInStage(paper.adoption.stage)) throw new AppError('CONTRACT_REFUSED');
        if (signature.digest !== digestOfText(contract)) throw new AppError('CONTRACT_CHANGED');
        const signed = {
          way: signature.way,
          signedName: signature.name,
          consent: signature.way === 'paper' ? PAPER_CONSENT : CONSENT,
          signedAt: clock(),
          photo: signature.photo ?? null,
        };
        const digest = digestOfSigned({ ...contract, ...signed });
        const handedOverBy = signature.handedOverBy ?? null;
        const changes = { state: 'signed' as const, ...signed, digest, handedOverBy };
        await repository.updateContract(tx, contract.id, changes);
        await mailAbout(tx, paper, 'signed');
        return { ...paper, contract: { ...contract, ...changes } };
      }),
  };
}

export type ContractsService = ReturnType<typeof createContractsService>;
