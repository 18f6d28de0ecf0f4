import { Hero } from '../components/Hero.tsx';
import { HowItWorks } from '../components/HowItWorks.tsx';
import { LongestWaitingPets } from '../components/LongestWaitingPets.tsx';
import { NewestPets } from '../components/NewestPets.tsx';
import { TrustPoints } from '../components/TrustPoints.tsx';

export function HomePage() {
  return (
    <>
      <Hero />
      <NewestPets />
      <LongestWaitingPets />
      <HowItWorks />
      <TrustPoints />
    </>
  );
}
