import { benchBooking } from './booking.ts';
import { benchLatePages } from './late-pages.ts';
import { benchLighthouse } from './lighthouse/bench-lighthouse.ts';
import { benchMatches } from './matches.ts';
import { writePerformancePage } from './performance-page.ts';
import { benchPublicReads } from './public-reads.ts';
import { benchStartUp } from './start-up.ts';

const benches: Record<string, () => Promise<void>> = {
  'public-reads': benchPublicReads,
  'late-pages': benchLatePages,
  matches: benchMatches,
  booking: benchBooking,
  'start-up': benchStartUp,
  lighthouse: benchLighthouse,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(
    `There is no bench ${unknown.join(', ')}. There are ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(1);
}
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(name);
  await bench();
}
writePerformancePage(Object.keys(benches));
