import type { Adoption, OwnAdoption } from '@pawmatch/contract/adoptions/adoption';
import type { AdoptionStage } from '@pawmatch/contract/adoptions/adoption-values';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import type { StatusTone } from '../../components/ui/StatusBadge.tsx';
import { shortDate, shortDateTime } from '../../lib/dates/shelter-dates.ts';
import { listInWords } from '../../lib/text/format-text.ts';
import { adoptionMessages as messages } from './adoptions-messages.ts';
import { endKey } from './end-key.ts';

/** "Milo", or "Luna and Milo". */
export const petsText = ({ pets }: Pick<OwnAdoption, 'pets'>): string =>
  listInWords(pets.map(({ name }) => name));

/** "Milo for Ada Lovelace". */
export const adoptionTitle = (adoption: Adoption): string =>
  messages.titleOf({ pets: petsText(adoption), adopter: adoption.adopter.name });

/** `Nov 23, 2026`, of a day such as `2026-11-23`. */
export const dayText = (day: string): string => shortDate(`${day}T12:00:00Z`, 'UTC');

export const stageTones: Readonly<Record<AdoptionStage, StatusTone>> = {
  asked: 'pending',
  checking: 'pending',
  approved: 'progress',
  on_trial: 'progress',
  adopted: 'positive',
  declined: 'negative',
  withdrawn: 'neutral',
  returned: 'neutral',
};

/** What an adoption waits for, or how it ended. */
interface AdoptionProgress {
  text: string;
  isOverdue: boolean;
}

export function adoptionProgress(
  adoption: Adoption,
  now: Date,
  timeZone: string,
): AdoptionProgress {
  const { stage, answer_by, trial_until, approved_at, adopted_at, ended_at } = adoption;
  const adopter = adoption.adopter.name;
  const on = (instant: string | null) => (instant ? shortDate(instant, timeZone) : '');
  switch (stage) {
    case 'asked':
    case 'checking': {
      if (!answer_by) return { text: messages.waits[stage], isOverdue: false };
      const by = shortDateTime(answer_by, timeZone, now);
      const isOverdue = Date.parse(answer_by) < now.getTime();
      return { text: isOverdue ? messages.answerWasDue(by) : messages.answerBy(by), isOverdue };
    }
    case 'approved':
      return {
        text: messages.reserved({ adopter, date: on(approved_at) }),
        isOverdue: false,
      };
    case 'on_trial': {
      const day = trial_until ?? '';
      const isOverdue = day < toZonedTime(now, timeZone).date;
      const date = day && dayText(day);
      return { text: isOverdue ? messages.trialEnded(date) : messages.trialUntil(date), isOverdue };
    }
    case 'adopted':
      return { text: messages.adoptedOn(on(adopted_at)), isOverdue: false };
    default: {
      const reason = messages.ended[endKey(stage, adoption.end_reason)];
      return { text: messages.endedOn({ reason, date: on(ended_at) }), isOverdue: false };
    }
  }
}

/** Overdue ones first; otherwise in the order of the server. */
export function overdueFirst(
  adoptions: readonly Adoption[],
  now: Date,
  timeZone: string,
): Adoption[] {
  const rank = (adoption: Adoption) =>
    adoptionProgress(adoption, now, timeZone).isOverdue ? 0 : 1;
  return [...adoptions].sort((a, b) => rank(a) - rank(b));
}
