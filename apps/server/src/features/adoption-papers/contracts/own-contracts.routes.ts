import type { OwnContract, SignatureInput } from '@pawmatch/contract/adoption-papers/contract';
import {
  getLinkedDocument,
  openContractLink,
  signByContractLink,
} from '@pawmatch/contract/adoption-papers/contract-links-endpoints';
import type { ContractSigner } from '@pawmatch/contract/adoption-papers/contract-values';
import * as endpoints from '@pawmatch/contract/adoption-papers/contracts-endpoints';
import type { Uses } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import { actorOf, LINK } from '../../../platform/database/actor.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { RegisterEndpoint } from '../../../platform/http/register-endpoint.ts';
import { findGrant, takeGrant } from '../../grants/grants.repository.ts';
import { namesOfPets, signersOf } from '../adopter-of-papers.ts';
import type { DrawPaper } from '../paper-documents.ts';
import { listPayments } from '../payments/payments.repository.ts';
import { presentOwnContract } from './contracts.presenter.ts';
import { findContractById, listContractsOfUser, listSignatures } from './contracts.repository.ts';
import {
  type ContractsService,
  canSignInStage,
  type PaperContract,
  requirePaperAdoption,
  requirePaperContract,
} from './contracts.service.ts';

/** Adopters read and sign their contracts: logged in, by the link of an email, or on a device that staff hand over. */
export function ownContractsRoutes(
  registerEndpoint: RegisterEndpoint,
  contracts: ContractsService,
  drawPaper: DrawPaper,
  { database, clock, shelters }: Uses<'database' | 'clock' | 'shelters'>,
): void {
  /** @param signer who looks at it; undefined on a device that is handed to both */
  const present = async (
    paper: PaperContract,
    {
      isAlone = false,
      signer = 'first',
    }: { isAlone?: boolean; signer?: ContractSigner | null } = {},
  ): Promise<OwnContract> => {
    const { shelterId, id } = paper.adoption;
    const payments = isAlone
      ? []
      : (await listPayments(database, id)).map(({ payment }) => payment);
    const shelterName = shelters.of(shelterId).name;
    const unprintable = await drawPaper.findUnprintable(paper);
    const shown = { shelterName, payments, signer: signer ?? undefined, unprintable };
    return presentOwnContract(paper, shown);
  };

  /** A contract that has changed is in the error, to be read again. */
  const withCurrent = async <T>(
    adoptionId: string,
    signer: ContractSigner | null,
    work: () => Promise<T>,
  ): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'CONTRACT_CHANGED') throw error;
      const current = await present(await requirePaperContract(database, adoptionId), {
        isAlone: true,
        signer,
      });
      throw new AppError('CONTRACT_CHANGED', { current, cause: error });
    }
  };

  const toSignature = ({ name, digest }: SignatureInput) => ({ name, digest });

  const requireOwn = async (userId: string, adoptionId: string): Promise<PaperContract> => {
    const paper = await requirePaperContract(database, adoptionId);
    if (paper.adoption.userId !== userId) throw new AppError('CONTRACT_NOT_FOUND');
    return paper;
  };

  registerEndpoint(endpoints.listOwnContracts, async ({ caller }) => {
    const rows = await listContractsOfUser(database, caller.userId);
    return Promise.all(
      rows
        .filter(({ state }) => state !== 'void')
        .map(async ({ id, adoptionId, state, madeAt }) => {
          const paper = await requirePaperAdoption(database, adoptionId);
          const isOpen = state === 'open' && canSignInStage(paper.adoption.stage);
          const signatures = await listSignatures(database, id);
          const hasSigned = signatures.some(({ signer }) => signer === 'first');
          return {
            adoption_id: adoptionId,
            state,
            pet_names: namesOfPets(paper),
            made_at: madeAt.toISOString(),
            can_sign: isOpen && !hasSigned,
            waits_for_other: isOpen && hasSigned,
          };
        }),
    );
  });
  registerEndpoint(endpoints.getOwnContract, async ({ caller, params }) => {
    const paper = await requireOwn(caller.userId, params.id);
    drawPaper.prepare();
    return present(paper);
  });
  registerEndpoint(endpoints.signOwnContract, async ({ caller, params, body }) => {
    await requireOwn(caller.userId, params.id);
    const signature = { ...toSignature(body), way: 'own_device' as const };
    return withCurrent(params.id, 'first', async () =>
      present(
        await contracts.sign(actorOf(caller), params.id, signature, (_, { adoption }) => {
          if (adoption.userId !== caller.userId) throw new AppError('CONTRACT_NOT_FOUND');
        }),
      ),
    );
  });

  const refuse = () => new AppError('CONTRACT_LINK_INVALID');

  /** The contract that a link shows: the present one of an adoption, or the one that staff handed over. */
  async function readLink(queries: Queries, token: string) {
    const first = await findGrant(queries, 'contract', token, clock());
    const mailed = first ?? (await findGrant(queries, 'second contract', token, clock()));
    const handedOver = mailed ?? (await findGrant(queries, 'contract handover', token, clock()));
    const subjectId = handedOver?.subjectId;
    if (!handedOver || !subjectId) throw refuse();
    const contract = mailed ? undefined : await findContractById(queries, subjectId);
    if (!mailed && !contract) throw refuse();
    const paper = await requirePaperContract(queries, contract?.adoptionId ?? subjectId).catch(
      () => undefined,
    );
    if (!paper || (contract && contract.id !== paper.contract.id)) throw refuse();
    const signer: ContractSigner | null = first ? 'first' : mailed ? 'second' : null;
    // Who was the second adopter when the link was mailed does not sign for the only one.
    if (signer === 'second' && signersOf(paper.contract).length < 2) throw refuse();
    return { paper, signer, handedOverBy: mailed ? null : handedOver.userId };
  }

  const presentLinked = async (paper: PaperContract, signer: ContractSigner | null) => ({
    ...(await present(paper, { isAlone: true, signer })),
    is_handed_over: signer === null,
  });

  registerEndpoint(openContractLink, async ({ body }) => {
    const { paper, signer } = await readLink(database, body.token);
    drawPaper.prepare();
    return presentLinked(paper, signer);
  });
  registerEndpoint(signByContractLink, async ({ body }) => {
    const { paper, signer, handedOverBy } = await readLink(database, body.token);
    const way = handedOverBy === null ? ('own_device' as const) : ('tablet' as const);
    const signature = { ...toSignature(body), way, handedOverBy, signer: signer ?? body.signer };
    const adoptionId = paper.adoption.id;
    return withCurrent(adoptionId, signer, async () =>
      presentLinked(
        await contracts.sign(LINK, adoptionId, signature, async (tx) => {
          if (handedOverBy === null) return readLink(tx, body.token);
          // Only one of two simultaneous signatures gets it.
          if (!(await takeGrant(tx, 'contract handover', body.token, clock()))) throw refuse();
        }),
        signer,
      ),
    );
  });
  registerEndpoint(getLinkedDocument, async ({ body, reply }) => {
    const { paper, handedOverBy } = await readLink(database, body.token);
    if (handedOverBy !== null) throw refuse();
    return drawPaper.contract(reply, paper);
  });
}
