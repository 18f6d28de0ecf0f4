import { contractConsent } from '@pawmatch/contract/adoption-papers/contract-consent-messages';
import type { ContractSigner } from '@pawmatch/contract/adoption-papers/contract-values';
import { isOpenAdoption } from '@pawmatch/contract/adoptions/adoption-actions';
import type { AdoptionStage } from '@pawmatch/contract/adoptions/adoption-values';
import type { Uses } from '../../../dependencies.ts';
import { AppError, invalidField } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/database/actor.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { enqueueMails } from '../../../platform/mail/queue/enqueue-mail.ts';
import { requireNotOwn } from '../../adoptions/adoption-errors.ts';
import { lockStage } from '../../adoptions/adoption-locks.repository.ts';
import { deleteGrantsFor } from '../../grants/grants.repository.ts';
import { mailAddressOf, signersOf } from '../adopter-of-papers.ts';
import type { ContractRow, SignatureRow } from '../adoption-papers.tables.ts';
import { findPaperAdoption, type PaperAdoption } from '../paper-adoption.repository.ts';
import { contractMessages } from '../paper-messages.ts';
import { digestOfSigned, digestOfText } from './contract-digest.ts';
import { findTemplate } from './contract-templates.repository.ts';
import * as repository from './contracts.repository.ts';
import { fillTemplate } from './fill-template.ts';

/** A contract with its adoption. */
export interface PaperContract extends PaperAdoption {
  contract: ContractRow;
  /** Of both adopters, as far as they have signed; empty where there is one. */
  signatures: SignatureRow[];
}

/** What an adopter sends, or staff with the photo of a paper. */
interface GivenSignature {
  /** The adopter by default. */
  signer?: ContractSigner | undefined;
  way: NonNullable<ContractRow['way']>;
  name: string;
  /** Of the contract that was shown. */
  digest: string;
  /** Who of the staff handed the device over, or uploads the photo. */
  handedOverBy?: string | null | undefined;
  photo?: Buffer;
}

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
  return { ...paper, contract, signatures: await repository.listSignatures(database, contract.id) };
}

/** Who is to sign, or to get the signed contract, and can be mailed. */
export const mailedSigners = (paper: PaperContract): [ContractSigner, string][] =>
  signersOf(paper.contract).flatMap(([signer]) => {
    const to = mailAddressOf(paper, signer);
    const isWaiting = !paper.signatures.some((each) => each.signer === signer);
    return to && (isWaiting || paper.contract.state === 'signed') ? [[signer, to]] : [];
  });

/** The contracts of adoptions: made by staff, and signed by adopters. */
export function createContractsService({
  database,
  clock,
  shelters,
}: Uses<'database' | 'clock' | 'shelters'>) {
  /** Two changes of the same adoption or contract wait for each other. */
  const change = <T>(
    actor: Actor,
    adoptionId: string,
    work: (transaction: Queries, paper: PaperAdoption) => Promise<T>,
  ): Promise<T> =>
    database.transactionAs(actor, async (tx) => {
      if (!(await lockStage(tx, adoptionId))) throw new AppError('ADOPTION_NOT_FOUND');
      return work(tx, await requirePaperAdoption(tx, adoptionId));
    });

  const declareVoid = async (tx: Queries, adoptionId: string, actor: Actor) => {
    const contract = await repository.findContract(tx, adoptionId);
    if (!contract) return undefined;
    const ended = { state: 'void', voidedAt: clock(), voidedBy: actor.id ?? null } as const;
    await repository.updateContract(tx, contract.id, ended);
    return contract;
  };

  /** @returns to how many of the adopters */
  const mailAbout = async (tx: Queries, paper: PaperContract, about: 'ready' | 'signed') => {
    const { id: adoptionId, shelterId } = paper.adoption;
    const mails = mailedSigners(paper).map(([signer, to]) => {
      const data = { adoptionId, about, signer };
      return { to, kind: 'contract' as const, shelterId, data };
    });
    await enqueueMails(tx, mails, clock());
    return mails.length;
  };

  const givenOf = ({ way, name, handedOverBy = null }: GivenSignature) => {
    const consent = way === 'paper' ? contractConsent.paper : contractConsent.typed;
    return { way, signedName: name, consent, signedAt: clock(), handedOverBy };
  };

  /** @returns the signatures that are there now @throws AppError CONTRACT_SIGNED by who has signed already */
  const addSignature = async (tx: Queries, paper: PaperContract, signature: GivenSignature) => {
    const { signer = 'first' } = signature;
    const { id: contractId } = paper.contract;
    if (paper.signatures.some((each) => each.signer === signer)) {
      throw new AppError('CONTRACT_SIGNED');
    }
    await repository.insertSignature(tx, { contractId, signer, ...givenOf(signature) });
    return repository.listSignatures(tx, contractId);
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
        const template = await findTemplate(tx, shelterId);
        const { language, fields, fill } = fillTemplate(
          template,
          paper,
          shelters.of(shelterId),
          now,
        );
        await repository.insertContract(tx, {
          id: newId(),
          shelterId,
          adoptionId,
          state: 'open',
          templateVersion: template.version,
          text: fill(),
          language,
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
        await deleteGrantsFor(tx, 'second contract', [adoptionId]);
      }),

    /** @throws AppError CONTRACT_NOT_FOUND, VALIDATION_FAILED without a confirmed address */
    mail: (actor: Actor, adoptionId: string): Promise<void> =>
      change(actor, adoptionId, async (tx, paper) => {
        const full = await requirePaperContract(tx, adoptionId);
        const about = full.contract.state === 'signed' ? 'signed' : 'ready';
        if ((await mailAbout(tx, full, about)) === 0) {
          throw invalidField(
            'email',
            paper.user && !paper.user.emailConfirmedAt
              ? contractMessages.unconfirmed
              : contractMessages.noMailAddress,
          );
        }
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
        const full = await requirePaperContract(tx, adoptionId);
        const { contract } = full;
        await check(tx, full);
        if (contract.state === 'signed') throw new AppError('CONTRACT_SIGNED');
        if (!canSignInStage(paper.adoption.stage)) throw new AppError('CONTRACT_REFUSED');
        if (signature.digest !== digestOfText(contract)) throw new AppError('CONTRACT_CHANGED');
        // A paper has the signatures of all who adopt.
        const isOfTwo = signersOf(contract).length > 1 && signature.way !== 'paper';
        const signatures = isOfTwo ? await addSignature(tx, full, signature) : full.signatures;
        const both = { ...full, signatures };
        if (isOfTwo && signatures.length < 2) return both;
        const first = isOfTwo ? signatures[0] : undefined;
        const { handedOverBy, ...signed } = first ?? givenOf(signature);
        const shown = {
          ...{ way: signed.way, signedName: signed.signedName, consent: signed.consent },
          ...{ signedAt: clock(), photo: signature.photo ?? null },
        };
        const digest = digestOfSigned({ ...contract, ...shown }, signatures);
        const changes = { state: 'signed' as const, ...shown, digest, handedOverBy };
        await repository.updateContract(tx, contract.id, changes);
        const result = { ...both, contract: { ...contract, ...changes } };
        await mailAbout(tx, result, 'signed');
        return result;
      }),
  };
}

export type ContractsService = ReturnType<typeof createContractsService>;
