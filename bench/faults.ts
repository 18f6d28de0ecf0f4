import { loadavg } from 'node:os';
import { measureAddressLimit } from './faults/address-limit.ts';
import { measureDoubleBookings } from './faults/double-bookings.ts';
import { measureFreedTimes } from './faults/freed-times.ts';
import { measureFrozenDatabase } from './faults/frozen-database.ts';
import { measureFuzz } from './faults/fuzz.ts';
import { measureGuesses } from './faults/guesses.ts';
import { measureHostileTexts } from './faults/hostile-texts.ts';
import { measureKilledDatabase } from './faults/killed-database.ts';
import { measureKilledServer } from './faults/killed-server.ts';
import { measureLargeBodies } from './faults/large-bodies.ts';
import { measureLoginTiming } from './faults/login-timing.ts';
import { measureLostUpdates } from './faults/lost-updates.ts';
import { measureMailBomb } from './faults/mail-bomb.ts';
import { measureMailOutage } from './faults/mail-outage.ts';
import { measureNewPets } from './faults/new-pets.ts';
import { recordRun } from './faults/record.ts';
import { measureRefreshes } from './faults/refreshes.ts';
import { measureSlowHeaders } from './faults/slow-headers.ts';
import { measureSlowStorage } from './faults/slow-storage.ts';
import type { Measure } from './faults/support/measure.ts';
import { measureVisitLimits } from './faults/visit-limits.ts';
import { measureVisitMails } from './faults/visit-mails.ts';

const measures: Record<string, Measure> = {
  'double-bookings': measureDoubleBookings,
  'visit-limits': measureVisitLimits,
  'lost-updates': measureLostUpdates,
  'killed-server': measureKilledServer,
  'killed-database': measureKilledDatabase,
  'freed-times': measureFreedTimes,
  'new-pets': measureNewPets,
  fuzz: measureFuzz,
  refreshes: measureRefreshes,
  'login-timing': measureLoginTiming,
  guesses: measureGuesses,
  'frozen-database': measureFrozenDatabase,
  'slow-headers': measureSlowHeaders,
  'large-bodies': measureLargeBodies,
  'hostile-texts': measureHostileTexts,
  'address-limit': measureAddressLimit,
  'slow-storage': measureSlowStorage,
  'mail-bomb': measureMailBomb,
  'mail-outage': measureMailOutage,
  'visit-mails': measureVisitMails,
};

const names = Object.keys(measures);
const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown measurement: ${unknown.join(', ')}. Available: ${names.join(', ')}.`);
  process.exit(1);
}
for (const [name, measure] of Object.entries(measures)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  const startedAt = performance.now();
  const measurement = await measure();
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  const load = loadavg()[0] ?? 0;
  console.log(`${name} (${seconds} s, load ${load.toFixed(1)})`);
  for (const { what, bar, measured, isMet } of measurement.figures) {
    console.log(`  ${isMet ? 'met   ' : 'MISSED'} ${what}: ${measured} (bar: ${bar})`);
    if (!isMet) process.exitCode = 1;
  }
  recordRun(name, measurement, names, load);
}
