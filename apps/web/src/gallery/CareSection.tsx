import type { DueCare } from '@pawmatch/contract/care/care-endpoints';
import { firstCareRules } from '@pawmatch/contract/pets/care/readiness';
import type { Occupancy } from '@pawmatch/contract/places/occupancy-endpoints';
import type { Place, PlacedPet } from '@pawmatch/contract/places/places-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../components/ui/Button.tsx';
import { OverruleDialog } from '../features/adoption-cases/staff/OverruleDialog.tsx';
import { careMessages } from '../features/care/care-messages.ts';
import { CareMark } from '../features/care/components/CareMark.tsx';
import { CarePlanDialog } from '../features/care/components/CarePlanDialog.tsx';
import { CareRulesForm } from '../features/care/components/CareRulesCard.tsx';
import { DoneDialog } from '../features/care/components/DoneDialog.tsx';
import { HealthRecords } from '../features/care/components/HealthRecords.tsx';
import { MissingNeeds } from '../features/care/components/PetNeeds.tsx';
import { PlaceOfRound } from '../features/care/components/PlaceOfRound.tsx';
import { buildCareItem } from '../features/care/testing/build-care-item.ts';
import { buildHealthRecord } from '../features/care/testing/build-health-record.ts';
import { useTicks } from '../features/care/use-ticks.ts';
import { DiaryCard } from '../features/internal-notes/components/DiaryCard.tsx';
import { OccupancyFigure } from '../features/places/components/OccupancyFigure.tsx';
import { OccupancyTable } from '../features/places/components/OccupancyTable.tsx';
import { PlaceCard } from '../features/places/components/PlaceCard.tsx';
import { PlaceDialog } from '../features/places/components/PlaceDialog.tsx';
import { CareParts } from '../features/shelter/admin/CareParts.tsx';
import { TaskMails } from '../features/tasks/components/TaskMails.tsx';
import { ViewSwitch } from '../staff/list/ViewSwitch.tsx';
import { OutboxNotice } from '../staff/OutboxNotice.tsx';
import { Section } from './Section.tsx';
import { DIARY_OF, shelter } from './samples.ts';

const biscuit: PlacedPet = {
  ...{ id: '01990000-0000-7000-8000-000000000001', name: 'Biscuit', species: 'Dog' },
  ...{ status: 'Available', photo_url: null },
};
const house: Place = {
  ...{ id: '01990000-0000-7000-8000-000000000002', parent_id: null, name: 'Main House' },
  ...{ capacity: null, is_capacity_strict: false, foster: null, pets: [], warnings: [] },
};
const kennel: Place = {
  ...{ ...house, id: '01990000-0000-7000-8000-000000000003', parent_id: house.id },
  ...{ name: 'Kennel 1', capacity: 1, pets: [biscuit], warnings: ['not_good_together'] },
};

const due: DueCare = {
  ...buildCareItem({
    ...{ id: '01990000-0000-7000-8000-000000000004', pet_id: biscuit.id, kind: 'vaccination' },
    ...{ title: 'DAPP', due_on: '2026-11-20', number: 1, product: 'Vanguard', dose: '1 ml' },
  }),
  ...{ is_overdue: true, missed_doses: 2, last_weight: null, place: null },
  pet: {
    id: biscuit.id,
    name: biscuit.name,
    species: 'Dog',
    shelter_number: null,
    photo_url: null,
  },
};

const past: DueCare = { ...due, id: 'past', kind: 'worming', title: 'Worming' };

const awaited: DueCare = {
  ...{ ...due, id: 'awaited', kind: 'test', title: 'Heartworm', due_on: null },
  ...{ done_at: '2026-11-18T15:00:00.000Z', awaits_result: true, can_write_result: true },
};

const settings = {
  ...{ ...shelter, version: 1, updated_at: '2026-03-04T15:00:00.000Z' },
  ...{ second_factor_required_at: null, care_parts: [], paper_size: 'letter' as const },
};

const occupancy: Occupancy = {
  days: ['2026-11-18', '2026-11-19', '2026-11-20'],
  shelter: { counts: [1, 2, 2], capacity: 3, svg: '' },
  places: [],
};

const doNothing = () => undefined;

/** The parts of the care of pets: places, what is due, and plans. */
export function CareSection() {
  const ticks = useTicks();
  const [open, setOpen] = useState<'place' | 'all' | 'plan' | 'overrule' | null>(null);
  const close = () => setOpen(null);
  const places = [house, kennel];
  const record = useQuery({ queryKey: ['record'], queryFn: () => [buildHealthRecord()] });
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
      <PlaceOfRound
        items={[due, past, awaited]}
        isDue={(item) => item !== past}
        today="2026-11-23"
        ticks={ticks}
        onTogether={doNothing}
      />
      <DiaryCard subject={{ kind: 'pet', id: DIARY_OF }} timeZone="UTC" />
      <CareRulesForm
        plans={[]}
        saved={{
          version: 1,
          rules: firstCareRules.map(({ blocks, ...rule }) => ({ ...rule, blocks: [...blocks] })),
          blocked: { showing: 1, booking: 0, leaving: 3 },
        }}
      />
      <MissingNeeds
        pet={biscuit}
        needs={[
          {
            ...{ need: 'neutered', name: null, is_met: false, blocks: ['leaving'] },
            care: {
              ...{ item_id: null, kind: 'neutering', title: 'Spaying or neutering' },
              awaits_result: false,
            },
          },
        ]}
      />
      <CareMark petId={biscuit.id} />
      <HealthRecords query={record} backTo="/" download={null} />
      <OccupancyFigure title={kennel.name} course={occupancy.shelter} level={3} />
      <OccupancyTable occupancy={occupancy} />
      <OutboxNotice />
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
      <Button onClick={() => setOpen('overrule')}>Closing anyway</Button>
      {open === 'place' && (
        <PlaceDialog place={kennel} parent={null} onSaved={doNothing} onClose={close} />
      )}
      {open === 'all' && (
        <DoneDialog items={[due, due]} today="2026-11-23" ticks={ticks} onClose={close} />
      )}
      {open === 'overrule' && (
        <OverruleDialog
          missing="Missing before leaving: Biscuit: Spaying or neutering."
          onSave={async () => true}
          onClose={close}
        />
      )}
      {open === 'plan' && <CarePlanDialog plan={null} onClose={close} />}
    </Section>
  );
}
