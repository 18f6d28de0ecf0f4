import type { Occupancy } from '@pawmatch/contract/places/occupancy-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { ListState } from '../../../staff/list/ListState.tsx';
import { ViewSwitch } from '../../../staff/list/ViewSwitch.tsx';
import { StaffPage } from '../../../staff/StaffPage.tsx';
import { OccupancyTable } from '../components/OccupancyTable.tsx';
import { occupancyQuery } from '../places-api.ts';
import { placesMessages as messages } from '../places-messages.ts';

/** How many pets lived where in the last weeks. */
export function AdminOccupancyPage() {
  const [search, setSearch] = useSearchParams();
  const days = search.get('days') === '90' ? '90' : '30';
  const query = useQuery(occupancyQuery(Number(days)));
  const occupancy = query.data;
  return (
    <StaffPage
      title={messages.occupancy}
      width="list"
      action={
        <>
          <ButtonLink to="/admin/places" variant="secondary" size="sm">
            {messages.toBoard}
          </ButtonLink>
          <ViewSwitch
            label={messages.daysLabel}
            labels={messages.days}
            view={days}
            onView={(view) => setSearch(view === '90' ? { days: view } : {}, { replace: true })}
          />
        </>
      }
    >
      <ListState query={query} loading={messages.loading} failed={messages.occupancyFailed} />
      {occupancy && (
        <>
          <Card>
            <OccupancyFigure title={messages.wholeShelter} course={occupancy.shelter} level={2} />
          </Card>
          {occupancy.places.length === 0 && (
            <p className="text-text-muted">{messages.noOccupancy}</p>
          )}
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {occupancy.places.map((place) => (
              <li key={place.id} className="rounded-2xl border border-line bg-surface p-4">
                <OccupancyFigure title={place.name} course={place} level={3} />
              </li>
            ))}
          </ul>
          <OccupancyTable occupancy={occupancy} />
        </>
      )}
    </StaffPage>
  );
}

interface OccupancyFigureProps {
  title: string;
  course: Occupancy['shelter'];
  level: 2 | 3;
}

/** How many pets lived at one place, day by day, with a sentence that sums it up. */
function OccupancyFigure({ title, course, level }: OccupancyFigureProps) {
  const { counts, capacity, svg } = course;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <figure className="grid gap-2">
      <figcaption>
        <Heading className="text-lg wrap-anywhere">{title}</Heading>
        <p className="text-sm text-text-muted tabular-nums">
          {messages.occupied({
            now: counts.at(-1) ?? 0,
            capacity,
            most: Math.max(...counts),
            average: counts.reduce((sum, count) => sum + count, 0) / counts.length,
            fullDays: capacity === null ? 0 : counts.filter((count) => count >= capacity).length,
          })}
        </p>
      </figcaption>
      <div
        className="tabular-nums"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our server's drawing, inline to take the theme's color.
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    </figure>
  );
}
