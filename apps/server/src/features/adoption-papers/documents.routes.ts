import * as endpoints from '@pawmatch/contract/adoption-papers/documents-endpoints';
import { isHoldingAdoption } from '@pawmatch/contract/adoptions/adoption-actions';
import {
  getHealthRecord,
  getOwnHealthRecords,
  type HealthRecord,
} from '@pawmatch/contract/care/health-record-endpoints';
import type { FastifyReply } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RegisterEndpoint } from '../../platform/http/register-endpoint.ts';
import { shelterOf } from '../../platform/http/requests/caller.ts';
import { presentHealthRecord } from '../care/care.presenter.ts';
import {
  hasCareOfPet,
  readHealthRecord,
  withLaterResults,
} from '../care/health-records.repository.ts';
import { refreshCare } from '../care/plans/refresh-care.ts';
import { findPet } from '../pets/pets.repository.ts';
import { requirePaperAdoption, requirePaperContract } from './contracts/contracts.service.ts';
import type { PaperAdoption } from './paper-adoption.repository.ts';
import type { DrawPaper } from './paper-documents.ts';
import { listPayments } from './payments/payments.repository.ts';

/** The papers of adoptions as files, for adopters and for staff. */
export function documentsRoutes(
  registerEndpoint: RegisterEndpoint,
  drawPaper: DrawPaper,
  dependencies: Dependencies,
): void {
  const { database, clock } = dependencies;
  const requireOwn = async (userId: string, adoptionId: string): Promise<PaperAdoption> => {
    const paper = await requirePaperAdoption(database, adoptionId);
    if (paper.adoption.userId !== userId) throw new AppError('ADOPTION_NOT_FOUND');
    return paper;
  };

  /** Of an adopter who has the pets. */
  const listHealthRecords = async ({ adoption, pets }: PaperAdoption): Promise<HealthRecord[]> =>
    adoption.stage === 'adopted'
      ? withLaterResults(
          database,
          pets.flatMap(({ healthRecord }) => healthRecord ?? []),
        )
      : [];

  const drawReceipt = async (reply: FastifyReply, paper: PaperAdoption, paymentId: string) => {
    const payments = await listPayments(database, paper.adoption.id);
    const found = payments.find(({ payment }) => payment.id === paymentId);
    if (!found) throw new AppError('PAYMENT_NOT_FOUND');
    return drawPaper.receipt(reply, paper, found, payments);
  };

  registerEndpoint(endpoints.getOwnContractDocument, async ({ caller, params, reply }) => {
    await requireOwn(caller.userId, params.id);
    return drawPaper.contract(reply, await requirePaperContract(database, params.id));
  });
  registerEndpoint(endpoints.getOwnReceipt, async ({ caller, params, reply }) =>
    drawReceipt(reply, await requireOwn(caller.userId, params.id), params.paymentId),
  );
  registerEndpoint(endpoints.getOwnCareSheet, async ({ caller, params, reply }) => {
    const paper = await requireOwn(caller.userId, params.id);
    const { adoption, pets } = paper;
    const rows = pets.flatMap(({ row }) => row ?? []);
    // Numbers of microchips are for the new home alone.
    if (rows.length === 0 || !isHoldingAdoption(adoption.stage)) {
      throw new AppError('PET_NOT_FOUND');
    }
    const records = await listHealthRecords(paper);
    return drawPaper.careSheet(reply, rows, adoption.shelterId, records);
  });
  registerEndpoint(getOwnHealthRecords, async ({ caller, params }) => {
    const records = await listHealthRecords(await requireOwn(caller.userId, params.id));
    if (records.length === 0) throw new AppError('NOT_FOUND');
    drawPaper.prepare();
    return records.map(presentHealthRecord);
  });
  registerEndpoint(getHealthRecord, async ({ caller, params }) => {
    const { now } = await refreshCare(dependencies, shelterOf(caller));
    const record = await readHealthRecord(database, params.id, now);
    if (!record) throw new AppError('PET_NOT_FOUND');
    drawPaper.prepare();
    return presentHealthRecord(record);
  });
  registerEndpoint(endpoints.getContractDocument, async ({ params, reply }) =>
    drawPaper.contract(reply, await requirePaperContract(database, params.id)),
  );
  registerEndpoint(endpoints.getContractPhoto, async ({ params, reply }) => {
    const { photo } = (await requirePaperContract(database, params.id)).contract;
    if (!photo) throw new AppError('NOT_FOUND');
    reply.header('Content-Security-Policy', "default-src 'none'; sandbox");
    return photo;
  });
  registerEndpoint(endpoints.getReceipt, async ({ params, reply }) =>
    drawReceipt(reply, await requirePaperAdoption(database, params.id), params.paymentId),
  );
  registerEndpoint(endpoints.getCareSheet, async ({ params, reply }) => {
    const pet = await findPet(database, params.id);
    if (!pet) throw new AppError('PET_NOT_FOUND');
    const record = (await hasCareOfPet(database, pet.id))
      ? await readHealthRecord(database, pet.id, clock())
      : undefined;
    return drawPaper.careSheet(reply, [pet], pet.shelterId, record ? [record] : []);
  });
}
