import type { ContractTemplate } from '@pawmatch/contract/adoption-papers/contract-template-endpoints';
import * as endpoints from '@pawmatch/contract/adoption-papers/contract-template-endpoints';
import { readLanguage } from '@pawmatch/contract/languages';
import type { Uses } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { RegisterEndpoint } from '../../../platform/http/register-endpoint.ts';
import { colleagueOf, shelterOf } from '../../../platform/http/requests/caller.ts';
import { lockShelter } from '../../shelter/shelters.repository.ts';
import { contractMessages } from '../paper-messages.ts';
import {
  findContractYears,
  findTemplate,
  insertTemplate,
  setContractYears,
} from './contract-templates.repository.ts';

/** The text that contracts are made of. */
export function contractTemplatesRoutes(
  registerEndpoint: RegisterEndpoint,
  { database, clock, shelters }: Uses<'database' | 'clock' | 'shelters'>,
): void {
  async function read(queries: Queries, shelterId: string): Promise<ContractTemplate> {
    const template = await findTemplate(queries, shelterId);
    const { version, text, translations, changedAt, changedBy } = template;
    return {
      version,
      text,
      language: readLanguage(template.language),
      translations,
      changed_at: changedAt?.toISOString() ?? null,
      changed_by: changedBy,
      contract_years: await findContractYears(queries, shelterId),
    };
  }

  registerEndpoint(endpoints.getContractTemplate, ({ caller }) =>
    read(database, shelterOf(caller)),
  );
  registerEndpoint(endpoints.saveContractTemplate, ({ caller, body }) => {
    const { userId: changedBy, shelterId } = colleagueOf(caller);
    return database.transaction(async (tx) => {
      await lockShelter(tx, shelterId);
      const current = await read(tx, shelterId);
      if (current.version !== body.expected_version) {
        throw new AppError('CONFLICT', { detail: contractMessages.changed, current });
      }
      const version = current.version + 1;
      const { text, translations } = body;
      const words = { text, translations, language: shelters.of(shelterId).language };
      const by = { changedBy, changedAt: clock() };
      await insertTemplate(tx, { shelterId, version, ...words, ...by });
      return read(tx, shelterId);
    });
  });
  registerEndpoint(endpoints.saveContractYears, async ({ caller, body }) => {
    await setContractYears(database, shelterOf(caller), body.contract_years);
    return read(database, shelterOf(caller));
  });
}
