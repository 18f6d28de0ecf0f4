import { ageLabel } from '@pawmatch/contract/pets/ages/age-label';
import { factLabel } from '@pawmatch/contract/pets/facts/fact-label';
import type { Pet } from '@pawmatch/contract/pets/pet';
import type { PetSort } from '@pawmatch/contract/pets/pet-values';
import { Link } from 'react-router';
import { longDate, shortDate } from '../../../lib/dates/shelter-dates.ts';
import { optionalComponent } from '../../../lib/lazy-component.tsx';
import type { Column } from '../../../staff/list/RowTable.tsx';
import {
  missingText,
  type PetActions,
  PetRowActions,
  PetStatusDropdown,
  PetThumbnail,
  waitingText,
} from './pet-cells.tsx';
import { petRecordMessages } from './staff-pets-messages.ts';

const CareMark = optionalComponent(
  async () => (await import('../../care/components/CareMark.tsx')).CareMark,
);
const { columns: labels } = petRecordMessages;

const OpenAdoptionLink = optionalComponent(
  async () => (await import('../../adoptions/staff/AdoptionLinks.tsx')).OpenAdoptionLink,
);

/** None for who may do nothing with a pet. */
const actionsColumn = (width: number, actions: PetActions): Column<Pet>[] =>
  actions.onEdit || actions.onDelete
    ? [
        {
          id: 'actions',
          label: labels.actions,
          width,
          render: (pet) => <PetRowActions pet={pet} {...actions} />,
        },
      ]
    : [];

/** The columns of the dashboard's list. */
export const petDashboardColumns = (timeZone: string, actions: PetActions): Column<Pet>[] => [
  {
    id: 'pet',
    label: labels.pet,
    render: (pet) => (
      <span className="flex items-center gap-2.5 py-1">
        <PetThumbnail pet={pet} />
        <span className="grid min-w-0">
          <span className="line-clamp-2 text-sm leading-tight font-semibold wrap-break-word">
            {pet.name}
          </span>
          <span className="text-xs text-text-muted">
            {factLabel('species', pet.species, pet.species, pet.sex)}
          </span>
          <CareMark petId={pet.id} />
        </span>
      </span>
    ),
  },
  {
    id: 'added',
    label: labels.added,
    // The year goes to a second line, so that names have room beside the list of visits.
    width: 6.25,
    render: (pet) => (
      <time dateTime={pet.created_at} className="text-xs text-text-muted">
        {longDate(pet.created_at, timeZone)}
      </time>
    ),
  },
  {
    id: 'status',
    label: labels.status,
    width: 7,
    render: (pet) => <PetStatusDropdown pet={pet} timeZone={timeZone} />,
  },
  ...actionsColumn(6, actions),
];

/** The columns of the page of all pets. */
export const petRecordColumns = (timeZone: string, actions: PetActions): Column<Pet, PetSort>[] => [
  {
    id: 'pet',
    label: labels.pet,
    sorts: ['name'],
    render: (pet) => (
      <span className="flex items-center gap-2.5">
        <PetThumbnail pet={pet} />
        <span className="grid min-w-0">
          <Link
            to={`/admin/pets/${pet.id}`}
            className="line-clamp-2 text-sm leading-tight font-semibold wrap-anywhere hover:text-action hover:underline"
          >
            {pet.name}
          </Link>
          <CareMark petId={pet.id} />
        </span>
      </span>
    ),
  },
  {
    id: 'breed',
    label: labels.breed,
    width: 9,
    render: ({ breed }) => <span className="line-clamp-2 wrap-anywhere">{breed}</span>,
  },
  {
    id: 'species',
    label: labels.species,
    width: 5.5,
    render: ({ species, sex }) => factLabel('species', species, species, sex),
  },
  {
    id: 'age',
    label: labels.age,
    width: 6,
    render: ({ age_group, species, sex }) => ageLabel(age_group, species, sex),
  },
  {
    id: 'status',
    label: labels.status,
    width: 8,
    render: (pet) => <PetStatusDropdown pet={pet} timeZone={timeZone} />,
  },
  {
    id: 'adoption',
    label: labels.adoption,
    width: 8,
    render: ({ id }) => <OpenAdoptionLink petId={id} />,
  },
  {
    id: 'waiting',
    label: labels.waiting,
    width: 6.5,
    sorts: ['waiting'],
    isOnCard: true,
    render: (pet) => <span className="tabular-nums">{waitingText(pet)}</span>,
  },
  {
    id: 'added',
    label: labels.added,
    width: 7.5,
    sorts: ['newest'],
    render: (pet) => (
      <time dateTime={pet.created_at} className="whitespace-nowrap text-text-muted">
        {shortDate(pet.created_at, timeZone)}
      </time>
    ),
  },
  {
    id: 'missing',
    label: labels.missing,
    width: 8.5,
    isOnCard: true,
    render: missingText,
  },
  ...actionsColumn(6.25, actions),
];
