import type { NetworkShelter } from '@pawmatch/contract/network/network-endpoints';
import { useState } from 'react';
import { Button } from '../components/ui/Button.tsx';
import { AddManagerDialog } from '../features/network/components/AddManagerDialog.tsx';
import { CreateShelterDialog } from '../features/network/components/CreateShelterDialog.tsx';
import { RenameShelterDialog } from '../features/network/components/RenameShelterDialog.tsx';
import { ShelterRow } from '../features/network/components/ShelterRow.tsx';
import { ShelterSwitch } from '../features/network/components/ShelterSwitch.tsx';
import { OneShelter } from '../features/shelters/components/OneShelter.tsx';
import { UnknownShelter } from '../features/shelters/components/UnknownShelter.tsx';
import { SLUG } from './sample-queries.ts';
import { people } from './samples.ts';

const { id, full_name, email } = people[0];

const shelter: NetworkShelter = {
  ...{ id, slug: 'springfield-cats', name: 'Springfield Cats', email, paused_at: null },
  time_zone: 'America/Chicago',
  managers: [{ id, full_name, email }],
  invited_managers: ['next@cats.example'],
  ...{ pets: 12, open_requests: 1, visits_without_outcome: 2 },
};

const paused: NetworkShelter = {
  ...{ ...shelter, id: people[1].id, slug: 'berlin-cats', name: 'Berlin Cats' },
  ...{ paused_at: '2026-03-04T15:00:00.000Z', managers: [], invited_managers: [] },
  ...{ open_requests: 0, visits_without_outcome: 0 },
};

const places = [shelter, paused].map(({ slug, name, paused_at }) => ({
  ...{ slug, name, former_slugs: [], is_paused: paused_at !== null },
  ...{ role: 'manager' as const, capabilities: [], has_foster_home: false },
}));

/** The shelters of an installation. */
export function NetworkSection() {
  const [open, setOpen] = useState<'create' | 'rename' | 'handOver' | null>(null);
  const common = { onDone: () => setOpen(null), onClose: () => setOpen(null) };
  return (
    <>
      <ShelterSwitch shelters={places} current={shelter.slug} />
      <ul className="rounded-xl border border-line bg-surface">
        {[shelter, paused].map((each) => (
          <ShelterRow
            key={each.id}
            shelter={each}
            isOnly={false}
            onAction={(action) => setOpen(action === 'handOver' ? action : 'rename')}
          />
        ))}
      </ul>
      <OneShelter slug={SLUG} />
      <UnknownShelter />
      <Button onClick={() => setOpen('create')}>Open the form of a new shelter</Button>
      {open === 'create' && <CreateShelterDialog {...common} />}
      {open === 'rename' && <RenameShelterDialog shelter={shelter} {...common} />}
      {open === 'handOver' && <AddManagerDialog shelter={shelter} {...common} />}
    </>
  );
}
