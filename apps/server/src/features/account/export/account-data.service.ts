import type { Uses } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import { actorOf } from '../../../platform/database/actor.ts';
import type { Caller } from '../../../platform/http/requests/caller.ts';
import { listContractsOfUser } from '../../adoption-papers/contracts/contracts.repository.ts';
import { listAnswersOfUser } from '../../adoption-questions/adoption-questions.repository.ts';
import { listAdoptionsOfUser } from '../../adoptions/adoptions.repository.ts';
import { listAlertsOfUser, listToldPets } from '../../alerts/alerts.repository.ts';
import { deleteDevice, listDevices } from '../../auth/devices/known-devices.repository.ts';
import { listSecondFactors } from '../../auth/second-factor/list-second-factors.ts';
import {
  findSession,
  listSessionsOfUser,
  revokeSessionOfUser,
} from '../../auth/sessions/sessions.repository.ts';
import { listFavorites } from '../../favorites/favorites.repository.ts';
import { listFollowUpsOfUser } from '../../follow-ups/follow-ups.repository.ts';
import { listHomesOfUser } from '../../fosters/homes/foster-homes.repository.ts';
import { listOffersToUser } from '../../fosters/offers/foster-offers.repository.ts';
import { listGrantsOfUser } from '../../grants/grants.repository.ts';
import { listHiddenPets } from '../../hidden-pets/hidden-pets.repository.ts';
import { listEvents, recordExport } from '../../history/history.repository.ts';
import { listAccessByStaff } from '../../journal/journal.repository.ts';
import { findHomeDetails } from '../../matching/home/home-details.repository.ts';
import {
  findEnding,
  findPartner,
  listRequests,
} from '../../matching/partners/partner-matching.repository.ts';
import { findPagesSeen } from '../../new-pets/new-pets.repository.ts';
import { listSentMailsOfUser } from '../../outbox/outbox.repository.ts';
import { listPetLettersOfUser } from '../../pet-letters/pet-letters.repository.ts';
import { findPreferences, listRequiredTraits } from '../../preferences/preferences.repository.ts';
import { FIRST_SHELTER } from '../../shelter/shelters.table.ts';
import { shelterFilterOf } from '../../shelter/shelters.ts';
import { listInvitationsByUser } from '../../staff/invitations.repository.ts';
import { listMembershipsOfUser } from '../../staff/memberships.repository.ts';
import { findTaskMailHour } from '../../tasks/task-mails.repository.ts';
import { listTasksOfUser } from '../../tasks/tasks.repository.ts';
import { findPerson } from '../../users/people-query.repository.ts';
import { listJoinsOf } from '../../users/person-joins.repository.ts';
import { findUser } from '../../users/users.repository.ts';
import { findFrequency } from '../../visits/request-mails/request-mails.repository.ts';
import { listVisitsOfUser } from '../../visits/visits.repository.ts';
import { listEndedWaiting } from '../../visits/waiting-list/ended-waiting.repository.ts';
import { listLinesOfUser } from '../../visits/waiting-list/waiting-list.repository.ts';
import { listAdoptionRecordsOfUser } from './adoption-records.repository.ts';
import { listEarlierDetails } from './earlier-details.repository.ts';

/** Far more than a person's two years. */
const MAX_EXPORTED_EVENTS = 10_000;

type AccountDataService = ReturnType<typeof createAccountDataService>;

export type AccountData = Awaited<ReturnType<AccountDataService['export']>>;

/** The sessions and the stored data of an account, for its owner and for staff. */
export function createAccountDataService({
  database,
  clock,
  shelters,
  recoverAccess,
}: Uses<'database' | 'clock' | 'shelters' | 'recoverAccess'>) {
  return {
    /**
     * All stored data of a person; a download by somebody else is in the history, and has nothing of what the person
     * does with other shelters. @throws AppError USER_NOT_FOUND
     */
    async export(caller: Caller, userId: string) {
      if (caller.userId !== userId) {
        await database.transactionAs(actorOf(caller), async (tx) => {
          if (await findUser(tx, userId)) await recordExport(tx, userId, clock());
        });
      }
      const place = caller.userId === userId ? null : shelterFilterOf(shelters, caller);
      const isShown = ({ shelterId }: { shelterId: string | null }) =>
        place === null || shelterId === place;
      const shown = <Row extends { shelterId: string | null }>(rows: Row[]) => rows.filter(isShown);
      const member = { userId, shelterId: caller.shelterId ?? FIRST_SHELTER };
      const { user, records, petLetters, ...lists } = await resolveAll({
        user: findPerson(database, userId, place),
        preferences: findPreferences(database, userId),
        traits: listRequiredTraits(database, userId),
        home: findHomeDetails(database, userId),
        partner: findPartner(database, userId),
        ending: findEnding(database, userId),
        matchRequests: listRequests(database, userId, clock()),
        hiddenPets: listHiddenPets(database, userId),
        favorites: listFavorites(database, userId),
        alerts: listAlertsOfUser(database, userId),
        toldPets: listToldPets(database, userId),
        pagesSeen: findPagesSeen(database, userId),
        waiting: listLinesOfUser(database, userId).then(shown),
        requestMails: findFrequency(database, member, clock()).then((it) => it ?? 'none'),
        taskMails: findTaskMailHour(database, member, clock()),
        tasks: listTasksOfUser(database, userId).then(shown),
        fosterHomes: listHomesOfUser(database, userId).then((homes) =>
          homes.filter(({ home }) => isShown(home)),
        ),
        fosterOffers: listOffersToUser(database, userId).then(shown),
        sentMails: listSentMailsOfUser(database, userId, place),
        petLetters: listPetLettersOfUser(database, userId),
        visits: listVisitsOfUser(database, userId).then((visits) =>
          visits.filter(({ visit }) => isShown(visit)),
        ),
        adoptions: listAdoptionsOfUser(database, userId).then((adoptions) =>
          adoptions.filter(({ adoption }) => isShown(adoption)),
        ),
        endedWaiting: listEndedWaiting(database, userId).then(shown),
        sessions: listSessionsOfUser(database, userId),
        devices: listDevices(database, userId),
        grants: listGrantsOfUser(database, userId),
        history: listEvents(database, { person_id: userId, limit: MAX_EXPORTED_EVENTS }, place),
        earlierDetails: listEarlierDetails(database, userId),
        // They have no shelter, and would show that others know the person.
        accessByStaff:
          place === null ? listAccessByStaff(database, userId, MAX_EXPORTED_EVENTS) : [],
        roles: listMembershipsOfUser(database, userId).then(shown),
        invitations: listInvitationsByUser(database, userId).then(shown),
        secondFactors: listSecondFactors(database, userId, clock()),
        followUps: listFollowUpsOfUser(database, userId).then(shown),
        adoptionAnswers: listAnswersOfUser(database, userId).then(shown),
        contracts: listContractsOfUser(database, userId).then(shown),
        records: listAdoptionRecordsOfUser(database, userId),
        joinedRecords: listJoinsOf(database, userId).then((joins) =>
          shown(joins.map(({ join }) => join)),
        ),
      });
      if (!user) throw new AppError('USER_NOT_FOUND');
      const visitIds = new Set(lists.visits.map(({ visit }) => visit.id));
      return {
        ...lists,
        user,
        petLetters: petLetters.filter(({ visitId }) => place === null || visitIds.has(visitId)),
        payments: shown(records.payments),
        checks: shown(records.checks),
        returns: shown(records.returns),
        exportedAt: clock(),
      };
    },

    listSessions: (userId: string) => listSessionsOfUser(database, userId, clock()),

    /** The device of the session counts as new afterwards. @throws AppError SESSION_NOT_FOUND */
    async endSession(userId: string, id: string): Promise<void> {
      await database.transaction(async (tx) => {
        const now = clock();
        const ended = await revokeSessionOfUser(tx, { id, userId, now });
        if (!ended) throw new AppError('SESSION_NOT_FOUND');
        if (ended.deviceId) await deleteDevice(tx, userId, ended.deviceId);
        await recoverAccess(tx, { userId, by: 'end of a session', now });
      });
    },

    /**
     * Every device except the caller's counts as new afterwards, so its next login is notified.
     * @param currentSessionId the caller's session; left out when staff end the sessions of others
     */
    async endSessions(userId: string, currentSessionId?: string): Promise<void> {
      await database.transaction(async (tx) => {
        const current = currentSessionId ? await findSession(tx, currentSessionId) : undefined;
        const recovered = { userId, by: 'end of all sessions', now: clock() } as const;
        await recoverAccess(tx, { ...recovered, deviceId: current?.deviceId });
      });
    },
  };
}

/** `Promise.all` by name. */
async function resolveAll<T extends Record<string, unknown>>(
  values: T,
): Promise<{ [Name in keyof T]: Awaited<T[Name]> }> {
  const entries = Object.entries(values).map(async ([name, value]) => [name, await value]);
  return Object.fromEntries(await Promise.all(entries));
}
