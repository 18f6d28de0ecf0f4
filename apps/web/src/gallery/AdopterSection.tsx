import { VisitItem } from '../features/dashboard/components/VisitItem.tsx';
import { NewestPet } from '../features/home/components/NewestPet.tsx';
import { MatchReasons } from '../features/matching/components/MatchReasons.tsx';
import { MatchScore } from '../features/matching/components/MatchScore.tsx';
import { FilterSelect } from '../features/pets/components/FilterSelect.tsx';
import { PetCard } from '../features/pets/components/PetCard.tsx';
import { PetGridSkeleton } from '../features/pets/components/PetGridSkeleton.tsx';
import { PetList, PetListItem } from '../features/pets/components/PetList.tsx';
import { SpeciesSwitch } from '../features/pets/components/SpeciesSwitch.tsx';
import { StepIndicator } from '../features/preferences/components/StepIndicator.tsx';
import { WhatToExpect } from '../features/visits/components/WhatToExpect.tsx';
import { Row, Section } from './Section.tsx';
import { pets, timeZone, visits } from './samples.ts';

/** Components of the visitors' and adopters' pages. */
export function AdopterSection() {
  const [first] = pets;
  return (
    <Section title="Pets and visits for adopters">
      <Row>
        <SpeciesSwitch value="Dog" onChange={() => undefined} />
        <FilterSelect
          label="Age"
          anyLabel="Any age"
          value=""
          options={[{ value: 'Adult', label: 'Adult' }]}
          onChange={() => undefined}
        />
        <MatchScore score={86} />
      </Row>
      <PetList>
        {pets.map((pet, index) => (
          <PetListItem key={pet.id} index={index} count={pets.length} isLoose>
            <PetCard pet={pet} origin={location.origin} isExpanded={index === 0} />
          </PetListItem>
        ))}
      </PetList>
      <div className="grid items-start gap-6 md:grid-cols-3">
        <NewestPet pet={first} />
        <WhatToExpect />
        <MatchReasons
          reasons={[
            { kind: 'match', text: 'Calm, as you prefer' },
            { kind: 'near', text: 'A little larger than you prefer' },
            { kind: 'unknown', text: 'Ask whether Biscuit gets along with cats' },
            { kind: 'miss', text: 'Long hair' },
          ]}
        />
      </div>
      <ul className="divide-y divide-line">
        {visits.map((visit) => (
          <VisitItem key={visit.id} visit={visit} timeZone={timeZone} onCancel={() => undefined} />
        ))}
      </ul>
      <StepIndicator step={2} />
      <PetGridSkeleton label="Loading pets..." />
    </Section>
  );
}
