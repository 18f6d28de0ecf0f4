import { UNDO_DAYS } from '@pawmatch/contract/import/import-values';
import type { Dependencies } from './dependencies.ts';
import { composeContractMail } from './features/adoption-papers/contracts/compose-contract-mail.ts';
import { composeAdoptionMail } from './features/adoptions/mails/adoption-mail.ts';
import { composeAlertMail } from './features/alerts/alert-mail.ts';
import { sendAlerts } from './features/alerts/send-alerts.ts';
import { composeEmailConfirmation } from './features/auth/email-confirmation/email-confirmation-mail.ts';
import { deleteExpiredRows } from './features/auth/expired-rows.ts';
import { composeResetMail } from './features/auth/passwords/compose-reset-mail.ts';
import { backUpPeriodically } from './features/backup/back-up-periodically.ts';
import { applyRulesOfNewDay, refreshCarePeriodically } from './features/care/plans/refresh-care.ts';
import { composeInvitationMail } from './features/colleagues/compose-invitation-mail.ts';
import { tellOfRequiredSecondFactor } from './features/colleagues/tell-of-required-second-factor.ts';
import { deliverFeeds } from './features/feeds/delivery/deliver-feeds.ts';
import { askHowItGoes } from './features/follow-ups/ask-how-it-goes.ts';
import { composeFollowUpMail } from './features/follow-ups/follow-up-mail.ts';
import { composeFosterOfferMail } from './features/fosters/offers/foster-offer-mail.ts';
import {
  composeFosterMail,
  tellFostersOfVisits,
} from './features/fosters/visits/foster-visit-mail.ts';
import { createForgetInHistoryQueue } from './features/history/forget-in-history.ts';
import { deleteOldFiles } from './features/import/page/imports.repository.ts';
import { workOnImports } from './features/import/page/work/import-worker.ts';
import {
  deleteOldEndings,
  deleteOldRequests,
} from './features/matching/partners/partner-matching.repository.ts';
import { deleteOldNewPets } from './features/new-pets/new-pets.repository.ts';
import { finishJoins } from './features/person-joins/finish-joins.ts';
import { deleteExpiredMarks } from './features/person-marks/person-marks.repository.ts';
import { sweepOrphanPhotos } from './features/pets/photos/sweep-orphan-photos.ts';
import { followBirthDates } from './features/pets/staff/follow-birth-dates.ts';
import { deleteInvitationsExpiredBefore } from './features/staff/invitations.repository.ts';
import { composeTaskMail } from './features/tasks/compose-task-mail.ts';
import { mailTasksDaily } from './features/tasks/task-mails.service.ts';
import { deleteOldAssignments } from './features/tasks/tasks.repository.ts';
import { inLanguageOfRecipient } from './features/users/mail-language.ts';
import { deleteClosedUnconfirmedRequests } from './features/visits/booking/booking.repository.ts';
import { cancelUnansweredPeriodically } from './features/visits/cancellation/cancel-unanswered-requests.ts';
import { composeVisitMail } from './features/visits/notifications/compose-visit-mail.ts';
import { remindOfVisits } from './features/visits/notifications/remind-of-visits.ts';
import { requeueOldNotifications } from './features/visits/notifications/requeue-old-notifications.ts';
import { deleteLinksOfPastVisits } from './features/visits/own/visit-links.repository.ts';
import { composeRequestMail } from './features/visits/request-mails/compose-request-mail.ts';
import { mailRequestsDaily } from './features/visits/request-mails/request-mails.service.ts';
import { deleteEndedWaitingBefore } from './features/visits/waiting-list/ended-waiting.repository.ts';
import { offerFreeTimesPeriodically } from './features/visits/waiting-list/offer-free-times.ts';
import { composeWaitingListMail } from './features/visits/waiting-list/waiting-list-mail.ts';
import { deleteOldChanges } from './platform/cluster/recent-changes.repository.ts';
import { deleteCallsReceivedBefore } from './platform/database/received-calls.repository.ts';
import { createJobRunner, type JobRunner } from './platform/jobs/job-runner.ts';
import { deleteFailedJobs } from './platform/jobs/jobs.repository.ts';
import { createForgetQueue } from './platform/mail/forget-person.ts';
import {
  createMailQueues,
  type MailComposer,
  type MailComposers,
} from './platform/mail/queue/mail-queues.ts';
import { deleteFreeMailSlots } from './platform/mail/queue/mail-slots.repository.ts';
import { removeOldPersonalData } from './remove-old-personal-data.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Servers that poll for changes do so several times a second. */
const CHANGE_RETENTION_S = 5 * 60;

/** Far longer than anything waits that somebody was to do. */
const ASSIGNMENT_RETENTION_MS = 365 * 24 * HOUR;

/** Far longer than a phone keeps what it could not send. */
const RECEIVED_CALL_RETENTION_MS = 90 * 24 * HOUR;

/** Time for operators to look into failed jobs. */
const FAILED_JOB_RETENTION_MS = 7 * 24 * HOUR;

/** So long, the link of an invitation that has ended says why. */
const INVITATION_RETENTION_MS = 30 * 24 * HOUR;

/** So long, a place in line comes back with a pet whose adoption was a mistake. */
const ENDED_WAITING_RETENTION_MS = 30 * 24 * HOUR;

/** The composers of all kinds of mails that are written when they are sent. */
export function createMailComposers(dependencies: Dependencies): MailComposers {
  const theirs = (create: (dependencies: Dependencies) => MailComposer) =>
    inLanguageOfRecipient(dependencies, create(dependencies));
  return {
    visit: theirs(composeVisitMail),
    'visit requests': theirs(composeRequestMail),
    tasks: theirs(composeTaskMail),
    'foster offer': theirs(composeFosterOfferMail),
    'waiting list': theirs(composeWaitingListMail),
    'foster visit': theirs(composeFosterMail),
    adoption: theirs(composeAdoptionMail),
    'new pets': theirs(composeAlertMail),
    'follow-up': theirs(composeFollowUpMail),
    'email confirmation': theirs(composeEmailConfirmation),
    'password reset': theirs(composeResetMail),
    'staff invitation': theirs(composeInvitationMail),
    contract: theirs(composeContractMail),
  };
}

/** Assembles all background jobs; nothing runs yet. */
export function createJobs(dependencies: Dependencies): JobRunner {
  const { database, clock, logger } = dependencies;
  return createJobRunner(
    dependencies,
    [
      ...createMailQueues(dependencies, createMailComposers(dependencies)),
      createForgetQueue(dependencies),
      createForgetInHistoryQueue(dependencies),
      requeueOldNotifications(dependencies),
    ],
    [
      remindOfVisits(dependencies),
      mailRequestsDaily(dependencies),
      mailTasksDaily(dependencies),
      tellFostersOfVisits(dependencies),
      cancelUnansweredPeriodically(dependencies),
      offerFreeTimesPeriodically(dependencies),
      sendAlerts(dependencies),
      followBirthDates(dependencies),
      refreshCarePeriodically(dependencies),
      applyRulesOfNewDay(dependencies),
      askHowItGoes(dependencies),
      deliverFeeds(dependencies),
      tellOfRequiredSecondFactor(dependencies),
      removeOldPersonalData(dependencies),
      ...workOnImports(dependencies),
      ...backUpPeriodically(dependencies),
      {
        name: 'removing photos that no pet shows',
        everyMs: 6 * HOUR,
        run: () => sweepOrphanPhotos(dependencies),
      },
      {
        name: 'removing what has expired',
        everyMs: 10 * MINUTE,
        async run() {
          await deleteExpiredRows(database, clock);
          await deleteOldRequests(database, clock());
          await deleteOldEndings(database, clock());
          await deleteLinksOfPastVisits(database, clock());
          await deleteOldNewPets(database, clock());
          await deleteExpiredMarks(database, clock());
          await finishJoins(dependencies);
          const importedBefore = new Date(clock().getTime() - UNDO_DAYS * 24 * HOUR);
          await deleteOldFiles(database, importedBefore);
          await deleteOldChanges(database, CHANGE_RETENTION_S);
          const receivedBefore = new Date(clock().getTime() - RECEIVED_CALL_RETENTION_MS);
          await deleteCallsReceivedBefore(database, receivedBefore);
          await deleteFreeMailSlots(database, clock());
          await deleteClosedUnconfirmedRequests(database, clock());
          const assignedBefore = new Date(clock().getTime() - ASSIGNMENT_RETENTION_MS);
          await deleteOldAssignments(database, assignedBefore);
          const endedBefore = new Date(clock().getTime() - ENDED_WAITING_RETENTION_MS);
          await deleteEndedWaitingBefore(database, endedBefore);
          const expiredBefore = new Date(clock().getTime() - INVITATION_RETENTION_MS);
          await deleteInvitationsExpiredBefore(database, expiredBefore);
          const failedBefore = new Date(clock().getTime() - FAILED_JOB_RETENTION_MS);
          const removed = await deleteFailedJobs(database, failedBefore);
          if (removed > 0) logger.warn({ removed }, 'Jobs that failed a week ago were removed');
        },
      },
    ],
  );
}
