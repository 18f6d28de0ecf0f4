import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import { Card } from '../../../components/ui/Card.tsx';
import {
  hasContactDetails,
  ShelterContactDetails,
} from '../../shelter/components/ShelterContactDetails.tsx';
import { dashboardMessages } from '../dashboard-messages.ts';

/** Where the visits take place; nothing without contact details. */
export function ShelterSection({ shelter }: { shelter: Shelter | undefined }) {
  if (!hasContactDetails(shelter)) return null;
  return (
    <Card as="section" aria-labelledby="find-the-shelter" className="grid gap-4">
      <h2 id="find-the-shelter" className="text-2xl">
        {dashboardMessages.findShelter({ name: shelter.name })}
      </h2>
      <ShelterContactDetails shelter={shelter} />
    </Card>
  );
}
