import { expect, it } from 'vitest';
import { firstVisitingRules } from '../../shelter/first-visiting-rules.ts';
import { describeOpeningHours } from './describe-opening-hours.ts';

const usual = { from: '10:00', to: '16:00' };
const short = { from: '11:30', to: '13:00' };

it.each([
  [firstVisitingRules.opening_hours, 'Monday to Friday, 10 AM to 4 PM'],
  [
    [short, usual, usual, null, usual, null, short],
    'Monday and Tuesday, 10 AM to 4 PM; Thursday, 10 AM to 4 PM; Saturday and Sunday, 11:30 AM to 1 PM',
  ],
  [Array(7).fill(null), ''],
])('F B3.13 describes the hours of a week in words, Monday first', (opening_hours, text) => {
  expect(describeOpeningHours({ opening_hours })).toBe(text);
});
