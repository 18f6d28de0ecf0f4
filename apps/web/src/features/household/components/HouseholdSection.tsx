import type { Household } from '@pawmatch/contract/household/household-endpoints';
import { Card } from '../../../components/ui/Card.tsx';
import { householdMessages as messages } from '../household-messages.ts';
import { PartnerFavorites } from './PartnerFavorites.tsx';
import { PartnerVisits } from './PartnerVisits.tsx';

/** What the partner plans and likes; nothing for a person who matches alone. */
export function HouseholdSection({ household }: { household: Household | null }) {
  if (!household) return null;
  return (
    <Card as="section" aria-labelledby="household" className="grid gap-4">
      <h2 id="household" className="text-2xl wrap-anywhere">
        {messages.title(household.partner)}
      </h2>
      <PartnerVisits visits={household.visits} />
      <PartnerFavorites {...household} headingLevel="h3" />
    </Card>
  );
}
