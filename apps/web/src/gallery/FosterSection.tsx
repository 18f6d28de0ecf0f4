import { useState } from 'react';
import { Button } from '../components/ui/Button.tsx';
import { useTicks } from '../features/care/use-ticks.ts';
import { OwnPetCard } from '../features/fosters/components/OwnPetCard.tsx';
import { ReportDialog } from '../features/fosters/components/ReportDialog.tsx';
import { ReportedAnswers } from '../features/fosters/components/ReportedAnswers.tsx';
import { buildDueCare, buildOwnFoster } from '../testing/build-own-foster.ts';
import { Section } from './Section.tsx';
import { pets } from './samples.ts';

const today = '2026-11-23';
const mila = buildOwnFoster('Mila', {
  next_visit: { starts_at: '2026-11-24T15:00:00.000Z', visitor: 'Ann' },
  care: {
    due: [buildDueCare('1', 'mila', '2026-11-20'), buildDueCare('2', 'mila', '2026-11-27')],
    ...{ done: [], weights: [{ grams: 800, done_at: '2026-11-20T15:00:00.000Z' }], courses: [] },
  },
});

/** A pet at the home of a foster carer, its report card, and what staff make of it. */
export function FosterSection() {
  const ticks = useTicks({ isOwn: true });
  const [isReporting, setReporting] = useState(false);
  const close = () => setReporting(false);
  return (
    <Section title="Fosters">
      <OwnPetCard pet={mila} today={today} timeZone="America/New_York" ticks={ticks} />
      {pets.slice(0, 1).map((pet) => (
        <ReportedAnswers key={pet.id} pet={pet} timeZone="America/New_York" />
      ))}
      <Button onClick={() => setReporting(true)}>A report card</Button>
      {isReporting && <ReportDialog pet={mila} onSend={close} onClose={close} />}
    </Section>
  );
}
