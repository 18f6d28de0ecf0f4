import type { ListedAlert } from '@pawmatch/contract/alerts/pet-alert';
import { ConfirmEmailNotice } from '../features/account/components/ConfirmEmailNotice.tsx';
import { AlertItem } from '../features/alerts/components/AlertItem.tsx';
import { Section } from './Section.tsx';
import { adopter, timeZone } from './samples.ts';

const saved = {
  created_at: '2026-03-04T15:00:00.000Z',
  last_sent_at: null,
  is_valid: true,
  new_pets: 0,
  waits_for_confirmation: false,
};

const alerts: ListedAlert[] = [
  {
    ...saved,
    id: '1',
    kind: 'search',
    frequency: 'daily',
    query: 'q=long+walks&species=Dog&size=Small%2CMedium&good_with=children',
    last_sent_at: '2026-03-09T13:00:00.000Z',
  },
  { ...saved, id: '2', kind: 'matches', query: '', frequency: 'at_once', new_pets: 3 },
  {
    ...saved,
    id: '3',
    kind: 'search',
    frequency: 'daily',
    query: 'species=Cat&home_alone=Never',
    is_valid: false,
  },
  {
    ...saved,
    id: '4',
    kind: 'matches',
    query: '',
    frequency: 'daily',
    waits_for_confirmation: true,
  },
];

/** Alerts about new pets. */
export function AlertSection() {
  return (
    <Section title="Alerts">
      <ul className="grid items-start gap-6 lg:grid-cols-2">
        {alerts.map((alert) => (
          <AlertItem key={alert.id} alert={alert} timeZone={timeZone} />
        ))}
      </ul>
      <ConfirmEmailNotice email={adopter.email} />
    </Section>
  );
}
