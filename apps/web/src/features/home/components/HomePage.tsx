import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { NewestPets } from './NewestPets.tsx';
import { TrustPoints } from './TrustPoints.tsx';

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
