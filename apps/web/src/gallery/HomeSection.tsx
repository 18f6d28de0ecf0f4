import { Hero } from '../features/home/components/Hero.tsx';
import { HowItWorks } from '../features/home/components/HowItWorks.tsx';
import { LongestWaitingPets } from '../features/home/components/LongestWaitingPets.tsx';
import { NewestPets } from '../features/home/components/NewestPets.tsx';
import { TrustPoints } from '../features/home/components/TrustPoints.tsx';
import { Section } from './Section.tsx';

/** The parts of the home page. */
export function HomeSection() {
  return (
    <Section title="Home page">
      <Hero />
      <NewestPets />
      <LongestWaitingPets />
      <HowItWorks />
      <TrustPoints />
    </Section>
  );
}
