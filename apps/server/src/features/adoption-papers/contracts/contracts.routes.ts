import type { ContractCase } from '@pawmatch/contract/adoption-papers/contract';
import { HANDOVER_MINUTES } from '@pawmatch/contract/adoption-papers/contract-values';
import * as endpoints from '@pawmatch/contract/adoption-papers/contracts-endpoints';
import { currentLocale } from '@pawmatch/contract/localized';
import type { Uses } from '../../../dependencies.ts';
import { invalidField } from '../../../platform/app-error.ts';
import { actorOf } from '../../../platform/database/actor.ts';
import type { RegisterEndpoint } from '../../../platform/http/register-endpoint.ts';
import { getUploadedImage } from '../../../platform/http/requests/multipart-body.ts';
import { reencodeAsJpeg } from '../../../platform/images/process-image.ts';
import { requireNotOwn } from '../../adoptions/adoption-errors.ts';
import { insertGrant } from '../../grants/grants.repository.ts';
import type { DrawPaper } from '../paper-documents.ts';
import { contractMessages } from '../paper-messages.ts';
import { findTemplate } from './contract-templates.repository.ts';
import { presentContract } from './contracts.presenter.ts';
import * as repository from './contracts.repository.ts';
import {
  type ContractsService,
  canSignInStage,
  mailedSigners,
  requirePaperAdoption,
  requirePaperContract,
} from './contracts.service.ts';
import { fillTemplate } from './fill-template.ts';

const MINUTE = 60_000;

/** As in the migration. */
const MAX_PHOTO_BYTES = 2 * 1024 * 1024;

/** Staff make contracts, hand them over to be signed, and record those on paper. */
export function contractsRoutes(
  registerEndpoint: RegisterEndpoint,
  contracts: ContractsService,
  drawPaper: DrawPaper,
  { database, clock, shelters, publicUrl }: Uses<'database' | 'clock' | 'shelters' | 'publicUrl'>,
): void {
  async function present(adoptionId: string): Promise<ContractCase> {
    const paper = await requirePaperAdoption(database, adoptionId);
    const { shelterId, stage } = paper.adoption;
    const contract = await repository.findContract(database, adoptionId);
    const template = await findTemplate(database, shelterId);
    const filled = fillTemplate(template, paper, shelters.of(shelterId), clock());
    const signatures = contract ? await repository.listSignatures(database, contract.id) : [];
    const signers = contract ? mailedSigners({ ...paper, contract, signatures }) : [];
    const staff = contract && (await repository.findStaffOfContract(database, contract.id));
    return {
      contract:
        contract && staff
          ? presentContract(
              { contract, signatures },
              staff,
              // A day later it is no other contract.
              filled.fill({ date: contract.fields.date }),
              await drawPaper.findUnprintable({ contract, signatures }),
            )
          : null,
      void_count: await repository.countVoidContracts(database, adoptionId),
      fields: filled.fields,
      template: { version: template.version, text: filled.template },
      can_sign: canSignInStage(stage),
      mail_to:
        signers.length === 0
          ? null
          : new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(
              signers.map(([, address]) => address),
            ),
    };
  }

  registerEndpoint(endpoints.getContractCase, async ({ params }) => {
    const shown = await present(params.id);
    if (shown.contract) drawPaper.prepare();
    return shown;
  });
  registerEndpoint(endpoints.makeContract, async ({ caller, params }) => {
    await contracts.make(actorOf(caller), params.id);
    drawPaper.prepare();
    return present(params.id);
  });
  registerEndpoint(endpoints.voidContract, async ({ caller, params }) => {
    await contracts.declareVoid(actorOf(caller), params.id);
    return present(params.id);
  });
  registerEndpoint(endpoints.mailContract, ({ caller, params }) =>
    contracts.mail(actorOf(caller), params.id),
  );
  registerEndpoint(endpoints.handOverContract, async ({ caller, params }) => {
    const { adoption, contract } = await requirePaperContract(database, params.id);
    requireNotOwn(adoption.userId, caller.userId);
    const createdAt = clock();
    const expiresAt = new Date(createdAt.getTime() + HANDOVER_MINUTES * MINUTE);
    const grant = { userId: caller.userId, subjectId: contract.id, createdAt, expiresAt };
    const token = await insertGrant(database, 'contract handover', grant);
    return { url: `${publicUrl}/contract?token=${token}`, expires_at: expiresAt.toISOString() };
  });
  registerEndpoint(endpoints.recordPaperContract, async ({ caller, params, body, request }) => {
    const image = getUploadedImage(request);
    if (!image) throw invalidField('image', contractMessages.choosePhoto);
    const photo = await reencodeAsJpeg(image, MAX_PHOTO_BYTES);
    const signature = { ...body, way: 'paper' as const, photo, handedOverBy: caller.userId };
    await contracts.sign(actorOf(caller), params.id, signature, (_, { adoption }) =>
      requireNotOwn(adoption.userId, caller.userId),
    );
    return present(params.id);
  });
}
