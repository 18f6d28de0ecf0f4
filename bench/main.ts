/*
 * `npm run bench -- [names]` runs benchmarks and stores their results; `npm run bench -- --figures [names]` prints
 * the stored ones.
 */
import { benchAlerts } from './alerts.ts';
import { benchBoard } from './board.ts';
import { benchBooking } from './booking.ts';
import { benchCalendar } from './calendar.ts';
import { benchCare } from './care.ts';
import { benchLongPaging, benchManyPhotos } from './desk.ts';
import { benchExports } from './exports.ts';
import { benchFreedTimes } from './faults/freed-times.ts';
import { benchNewPets } from './faults/new-pets.ts';
import { benchVisitMails } from './faults/visit-mails.ts';
import { benchLighthouse } from './lighthouse/bench-lighthouse.ts';
import { benchLists } from './lists.ts';
import { benchMatches } from './matches.ts';
import { benchNumbers } from './numbers.ts';
import { benchPapers } from './papers.ts';
import { benchPartners } from './partners.ts';
import { benchPublicReads } from './public-reads.ts';
import { benchRules } from './rules.ts';
import { benchSaturday } from './saturday.ts';
import { benchSearchIndex } from './search-index.ts';
import { benchSearches } from './searches.ts';
import { benchStartUp } from './start-up.ts';
import { printResults } from './support/result.ts';
import { benchVisits } from './visits.ts';

const benchmarks: Record<string, () => Promise<void>> = {
  'public-reads': benchPublicReads,
  finding: benchSearchIndex,
  searches: benchSearches,
  lists: benchLists,
  partners: benchPartners,
  numbers: benchNumbers,
  care: benchCare,
  rules: benchRules,
  board: benchBoard,
  papers: benchPapers,
  exports: benchExports,
  'many-photos': benchManyPhotos,
  'long-paging': benchLongPaging,
  matches: benchMatches,
  alerts: benchAlerts,
  booking: benchBooking,
  visits: benchVisits,
  calendar: benchCalendar,
  saturday: benchSaturday,
  'start-up': benchStartUp,
  lighthouse: benchLighthouse,
  'freed-times': benchFreedTimes,
  'new-pets': benchNewPets,
  'visit-mails': benchVisitMails,
};

async function runBenchmarks(requested: readonly string[]): Promise<void> {
  const unknown = requested.filter((name) => !Object.hasOwn(benchmarks, name));
  if (unknown.length > 0) {
    const available = Object.keys(benchmarks).join(', ');
    console.error(`Unknown benchmark: ${unknown.join(', ')}. Available: ${available}.`);
    process.exit(1);
  }
  for (const [name, runBenchmark] of Object.entries(benchmarks)) {
    if (requested.length > 0 && !requested.includes(name)) continue;
    console.log(name);
    await runBenchmark();
  }
}

const [option, ...names] = process.argv.slice(2);
if (option === '--figures') printResults(names);
else await runBenchmarks(process.argv.slice(2));
