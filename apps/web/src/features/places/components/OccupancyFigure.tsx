import type { Occupancy } from '@pawmatch/contract/places/occupancy-endpoints';
import { placesMessages as messages } from '../places-messages.ts';

interface OccupancyFigureProps {
  title: string;
  course: Occupancy['shelter'];
  level: 2 | 3;
}

/** How many pets lived at one place, day by day, with a sentence that sums it up. */
export function OccupancyFigure({ title, course, level }: OccupancyFigureProps) {
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
