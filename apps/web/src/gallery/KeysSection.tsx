import type { ProgramKey } from '@pawmatch/contract/keys/keys-endpoints';
import { useState } from 'react';
import { Button } from '../components/ui/Button.tsx';
import { CreatedKey } from '../features/keys/components/CreatedKey.tsx';
import { KeyItem } from '../features/keys/components/KeyItem.tsx';
import { NewKeyDialog } from '../features/keys/components/NewKeyDialog.tsx';
import { Section } from './Section.tsx';
import { timeZone } from './samples.ts';

const used: ProgramKey = {
  ...{ id: '01990000-0000-7000-8000-000000000001', name: 'Reports', created_by: 'Ada Lovelace' },
  ...{ scopes: ['pets.read', 'visits.read'], created_at: '2026-11-20T15:00:00.000Z' },
  ...{ expires_at: null, last_used_at: '2026-11-21T15:00:00.000Z', is_valid: true },
};
const ended: ProgramKey = {
  ...{ ...used, name: 'A former website', created_by: null, last_used_at: null },
  ...{ expires_at: '2026-11-21T15:00:00.000Z', is_valid: false },
};

const doNothing = () => undefined;

/** Keys for programs: in their list, and a new one. */
export function KeysSection() {
  const [isCreating, setCreating] = useState(false);
  return (
    <Section title="Keys for programs">
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
        <KeyItem programKey={used} timeZone={timeZone} onRevoke={doNothing} />
        <KeyItem programKey={ended} timeZone={timeZone} onRevoke={doNothing} />
      </ul>
      <CreatedKey secret="pmk_not-a-key-but-as-long-as-one-of-43-letters" onDone={doNothing} />
      <Button onClick={() => setCreating(true)}>Create a key</Button>
      {isCreating && <NewKeyDialog onClose={() => setCreating(false)} />}
    </Section>
  );
}
