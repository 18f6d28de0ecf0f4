import { Hero } from '../components/Hero.tsx';
import { HowItWorks } from '../components/HowItWorks.tsx';
import { NewestPets } from '../components/NewestPets.tsx';
import { TrustPoints } from '../components/TrustPoints.tsx';

/** R1.04, R2.01 */
export function HomePage() {
  return (
    <>
      <Hero />
      <NewestPets />
      <HowItWorks />
      <TrustPoints />
    </>
  );
}
