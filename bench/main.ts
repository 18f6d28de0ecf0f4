import { benchAlerts } from './alerts.ts';
import { benchBooking } from './booking.ts';
import { benchCalendar } from './calendar.ts';
import { benchLongPaging, benchManyPhotos } from './desk.ts';
import { benchFinding } from './finding.ts';
import { benchLatePages } from './late-pages.ts';
import { benchLighthouse } from './lighthouse/bench-lighthouse.ts';
import { benchLists } from './lists.ts';
import { benchMatches } from './matches.ts';
import { writePerformancePage } from './performance-page.ts';
import { benchPublicReads } from './public-reads.ts';
import { benchSaturday } from './saturday.ts';
import { benchSearches } from './searches.ts';
import { benchStartUp } from './start-up.ts';
import { benchVisits } from './visits.ts';

const benchmarks: Record<string, () => Promise<void>> = {
  'public-reads': benchPublicReads,
  'late-pages': benchLatePages,
  finding: benchFinding,
  searches: benchSearches,
  lists: benchLists,
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
};

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !Object.hasOwn(benchmarks, name));
if (unknown.length > 0) {
  console.error(
    `Unknown benchmark: ${unknown.join(', ')}. Available: ${Object.keys(benchmarks).join(', ')}.`,
  );
  process.exit(1);
}
for (const [name, runBenchmark] of Object.entries(benchmarks)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  console.log(name);
  await runBenchmark();
}
writePerformancePage(Object.keys(benchmarks));
