import type { DueCare } from '@pawmatch/contract/care/care-endpoints';
import type { Place, PlacedPet } from '@pawmatch/contract/places/places-endpoints';
import { useState } from 'react';
import { Button } from '../components/ui/Button.tsx';
import { careMessages } from '../features/care/care-messages.ts';
import { CarePlanDialog } from '../features/care/components/CarePlanDialog.tsx';
import { CareRow } from '../features/care/components/CareRow.tsx';
import { DoAllDialog } from '../features/care/components/DoAllDialog.tsx';
import { useTicks } from '../features/care/use-ticks.ts';
import { PlaceCard } from '../features/places/components/PlaceCard.tsx';
import { PlaceDialog } from '../features/places/components/PlaceDialog.tsx';
import { CareParts } from '../features/shelter/admin/CareParts.tsx';
import { TaskMails } from '../features/tasks/components/TaskMails.tsx';
import { ViewSwitch } from '../staff/list/ViewSwitch.tsx';
import { Section } from './Section.tsx';
import { shelter } from './samples.ts';

const biscuit: PlacedPet = {
  ...{ id: '01990000-0000-7000-8000-000000000001', name: 'Biscuit', species: 'Dog' },
  ...{ status: 'Available', photo_url: null },
};
const house: Place = {
  ...{ id: '01990000-0000-7000-8000-000000000002', parent_id: null, name: 'Main House' },
  ...{ capacity: null, is_capacity_strict: false, pets: [], warnings: [] },
};
const kennel: Place = {
  ...{ ...house, id: '01990000-0000-7000-8000-000000000003', parent_id: house.id },
  ...{ name: 'Kennel 1', capacity: 1, pets: [biscuit], warnings: ['not_good_together'] },
};

const due: DueCare = {
  ...{ id: '01990000-0000-7000-8000-000000000004', pet_id: biscuit.id, kind: 'vaccination' },
  ...{ title: 'DAPP', due_on: '2026-11-20', number: 1, plan_id: null, course_id: null, note: null },
  ...{ product: 'Vanguard', lot: null, dose: '1 ml', cost_cents: null, grams: null },
  ...{ done_at: null, done_by: null, skipped_at: null, skip_reason: null, can_undo: false },
  ...{ is_overdue: true, missed_doses: 0, last_weight: null, place: null },
  pet: {
    id: biscuit.id,
    name: biscuit.name,
    species: 'Dog',
    shelter_number: null,
    photo_url: null,
  },
};

const settings = {
  ...{ ...shelter, version: 1, updated_at: '2026-03-04T15:00:00.000Z' },
  ...{ second_factor_required_at: null, care_parts: [] },
};

const doNothing = () => undefined;

/** The parts of the care of pets: places, what is due, and plans. */
export function CareSection() {
  const ticks = useTicks();
  const [open, setOpen] = useState<'place' | 'all' | 'plan' | null>(null);
  const close = () => setOpen(null);
  const places = [house, kennel];
  return (
    <Section title="In care">
      <CareParts settings={settings} />
      <ul>
        <PlaceCard
          place={house}
          places={places}
          actions={{
            isChosen: (id) => id === biscuit.id,
            onChoose: doNothing,
            onMoveTo: doNothing,
            onEdit: doNothing,
            onAddInside: doNothing,
            drag: { overId: null, onStart: doNothing, onEnd: doNothing },
            dropAt: () => ({ onDragOver: doNothing, onDrop: doNothing }),
          }}
        />
      </ul>
      <ul>
        <CareRow item={due} pet={due.pet} today="2026-11-23" missedDoses={2} ticks={ticks} />
      </ul>
      <TaskMails />
      <ViewSwitch
        label={careMessages.viewsLabel}
        labels={careMessages.views}
        view="today"
        onView={doNothing}
      />
      <Button onClick={() => setOpen('place')}>A place</Button>
      <Button onClick={() => setOpen('all')}>Care of many pets</Button>
      <Button onClick={() => setOpen('plan')}>A plan of care</Button>
      {open === 'place' && (
        <PlaceDialog place={kennel} parent={null} onSaved={doNothing} onClose={close} />
      )}
      {open === 'all' && (
        <DoAllDialog
          items={[due]}
          details={{}}
          ticks={ticks}
          onDetails={doNothing}
          onClose={close}
        />
      )}
      {open === 'plan' && <CarePlanDialog plan={null} onClose={close} />}
    </Section>
  );
}
