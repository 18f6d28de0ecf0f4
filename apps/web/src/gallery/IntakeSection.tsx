import { IntakeForm } from '../features/stays/components/IntakeForm.tsx';
import { UnlistedPets } from '../features/stays/components/UnlistedPets.tsx';
import { buildStay } from '../features/stays/testing/build-stay.ts';
import { Section } from './Section.tsx';
import { calendarDay, pets, timeZone } from './samples.ts';

/** Pets that come in, and those that adopters do not see yet. */
export function IntakeSection() {
  const [pet] = pets;
  return (
    <Section title="Intake">
      <IntakeForm today={calendarDay} />
      <UnlistedPets
        pets={[{ pet: { ...pet, breed: 'Unknown' }, stay: buildStay() }]}
        timeZone={timeZone}
        onEdit={() => undefined}
      />
    </Section>
  );
}
