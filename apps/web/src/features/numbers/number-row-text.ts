import { figureText } from '@pawmatch/contract/numbers/number-figures';
import type { NumberId } from '@pawmatch/contract/numbers/number-values';
import type { NumberRow } from '@pawmatch/contract/numbers/numbers-endpoints';
import { intakeLabels, outcomeLabels } from '@pawmatch/contract/stays/stay-messages';
import { daysBetween } from '@pawmatch/contract/stays/stay-values';
import { longDate, shortDateTime } from '../../lib/dates/shelter-dates.ts';
import { numbersMessages as messages } from './numbers-messages.ts';

const HOUR = 60 * 60_000;

function describeStay(row: NumberRow, timeZone: string): string[] {
  const { intake, outcome, began_at, ended_at } = row;
  const came = messages.came({
    intake: intakeLabels[intake ?? 'unknown'],
    date: longDate(began_at, timeZone),
  });
  if (!outcome) return [came, messages.stillHere];
  const label = outcomeLabels[outcome];
  if (!ended_at) return [came, messages.leftUnknown({ outcome: label })];
  const days = daysBetween(began_at, ended_at);
  return [came, messages.left({ outcome: label, date: longDate(ended_at, timeZone), days })];
}

/** What happened in a row behind a number, in sentences. */
export function describeNumberRow(number: NumberId, row: NumberRow, timeZone: string): string[] {
  const { began_at, ended_at } = row;
  const time = shortDateTime(began_at, timeZone);
  switch (number) {
    case 'answers': {
      if (!ended_at) return [messages.asked({ time })];
      const value = (Date.parse(ended_at) - Date.parse(began_at)) / HOUR;
      const hours = figureText({ value, unit: 'hours' });
      const answered = { time: shortDateTime(ended_at, timeZone), hours };
      return [messages.asked({ time }), messages.answered(answered)];
    }
    case 'visits':
      return [
        messages.visited({ time }),
        ended_at ? messages.adopted({ date: longDate(ended_at, timeZone) }) : messages.notAdopted,
      ];
    default:
      return describeStay(row, timeZone);
  }
}
