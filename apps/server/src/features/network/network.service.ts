import type { NetworkShelter } from '@pawmatch/contract/network/network-endpoints';
import type { NewShelter, ShelterName } from '@pawmatch/contract/network/shelter-input';
import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import type { Uses } from '../../dependencies.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { actorOf } from '../../platform/database/actor.ts';
import type { Queries } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Caller } from '../../platform/http/requests/caller.ts';
import { enqueueMail } from '../../platform/mail/queue/enqueue-mail.ts';
import { appointManager } from '../colleagues/invitations.service.ts';
import { presentSettings } from '../shelter/shelter.presenter.ts';
import { listShelters, lockShelter } from '../shelter/shelters.repository.ts';
import type { ShelterRow } from '../shelter/shelters.table.ts';
import { staffSender } from '../shelter/write-shelter-mail.ts';
import { findUser, findUserByEmail } from '../users/users.repository.ts';
import { cancelVisitsOfPausedShelter } from '../visits/cancellation/cancel-visits.service.ts';
import { presentNetworkShelters } from './network.presenter.ts';
import * as repository from './network.repository.ts';
import { networkMessages } from './network-messages.ts';
import { pauseMail } from './pause-mail.ts';

/** The shelters of the installation, for those who run it. */
export function createNetworkService({
  database,
  clock,
  shelters,
  publicUrl,
}: Uses<'database' | 'clock' | 'shelters' | 'publicUrl'>) {
  async function list(): Promise<NetworkShelter[]> {
    const now = clock();
    const [rows, managers, invited, waiting] = await Promise.all([
      listShelters(database),
      repository.listManagers(database),
      repository.listInvitedManagers(database, now),
      repository.countWaiting(database, now),
    ]);
    return presentNetworkShelters(rows, { managers, invited, waiting });
  }

  async function get(id: string): Promise<NetworkShelter> {
    const shelter = (await list()).find((each) => each.id === id);
    if (!shelter) throw new AppError('SHELTER_NOT_FOUND');
    return shelter;
  }

  const senderOf = (shelter: ShelterRow) =>
    staffSender(
      { shelters, publicUrl },
      { ...presentSettings(shelter), id: shelter.id, slug: shelter.slug },
    );

  /** Pauses a shelter or ends its pause, unless it was done before, and tells its managers. */
  async function setPaused(tx: Queries, shelter: ShelterRow, isPaused: boolean): Promise<void> {
    if (isPaused === (shelter.pausedAt !== null)) return;
    const now = clock();
    const { id } = shelter;
    await repository.changeShelter(tx, id, { pausedAt: isPaused ? now : null, updatedAt: now });
    for (const to of await repository.listManagers(tx, id)) {
      await enqueueMail(tx, pauseMail(to, isPaused ? 'paused' : 'resumed', senderOf(shelter)), now);
    }
  }

  async function appoint(
    tx: Queries,
    { shelter, email, caller }: { shelter: ShelterRow; email: string; caller: Caller },
  ): Promise<void> {
    const now = clock();
    const shelterId = shelter.id;
    const [user, by] = await Promise.all([findUserByEmail(tx, email), findUser(tx, caller.userId)]);
    if (!by) throw new AppError('UNAUTHENTICATED');
    const managers = await repository.listManagers(tx, shelterId);
    if (managers.some(({ id }) => id === user?.id)) throw new AppError('ALREADY_COLLEAGUE');
    const isManager = await appointManager(
      tx,
      { email, user, by, managers, asksFirst: true, now },
      senderOf(shelter),
    );
    if (!isManager) await repository.recordManagerInvitation(tx, shelterId, now);
  }

  /** Changes a shelter that exists, and tells all servers. */
  async function change<T>(
    caller: Caller,
    id: string,
    work: (tx: Queries, shelter: ShelterRow) => Promise<T>,
  ): Promise<T> {
    const result = await database
      .transactionAs(actorOf(caller), async (tx) => {
        const shelter = await lockShelter(tx, id);
        return work(tx, shelter);
      })
      .catch(rethrowSlugTaken);
    await shelters.reload();
    return result;
  }

  return {
    list,

    /** @throws AppError VALIDATION_FAILED when the slug is taken */
    async create(caller: Caller, input: NewShelter): Promise<NetworkShelter> {
      const id = newId();
      const { name, slug, address, email } = input;
      await database
        .transactionAs(actorOf(caller), async (tx) => {
          const shelter = await repository.insertShelter(tx, {
            ...{ id, name, slug, email, address, timeZone: input.time_zone },
            visiting: firstVisitingRules,
            updatedAt: clock(),
          });
          await appoint(tx, { shelter, email: input.manager_email, caller });
        })
        .catch(rethrowSlugTaken);
      await shelters.reload();
      return get(id);
    },

    /** @throws AppError SHELTER_NOT_FOUND, VALIDATION_FAILED when the slug is taken */
    async rename(caller: Caller, id: string, { name, slug }: ShelterName) {
      await change(caller, id, (tx) =>
        repository.changeShelter(tx, id, { name, slug, updatedAt: clock() }),
      );
      return get(id);
    },

    /**
     * Pausing twice is no error: it cancels what a first call may have left.
     * @throws AppError SHELTER_NOT_FOUND, CONFLICT for the only shelter
     */
    async pause(caller: Caller, id: string) {
      await change(caller, id, (tx, shelter) => {
        if (shelters.isOne())
          throw new AppError('CONFLICT', { detail: networkMessages.onlyShelter });
        return setPaused(tx, shelter, true);
      });
      const cancellation = { shelterId: id, now: clock(), actor: actorOf(caller) };
      const cancelled_count = await cancelVisitsOfPausedShelter(database, cancellation);
      return { shelter: await get(id), cancelled_count };
    },

    /** @throws AppError SHELTER_NOT_FOUND */
    async resume(caller: Caller, id: string) {
      await change(caller, id, (tx, shelter) => setPaused(tx, shelter, false));
      return get(id);
    },

    /** @throws AppError SHELTER_NOT_FOUND, ALREADY_COLLEAGUE for a manager, EMAIL_NOT_CONFIRMED */
    async addManager(caller: Caller, id: string, email: string) {
      await change(caller, id, (tx, shelter) => appoint(tx, { shelter, email, caller }));
      return get(id);
    },
  };
}

function rethrowSlugTaken(error: unknown): never {
  throw error instanceof repository.SlugTakenError
    ? invalidField('slug', networkMessages.slugTaken)
    : error;
}
