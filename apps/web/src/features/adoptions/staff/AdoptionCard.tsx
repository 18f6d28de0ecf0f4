import type { Adoption } from '@pawmatch/contract/adoptions/adoption';
import { Link } from 'react-router';
import { classNames } from '../../../components/ui/class-names.ts';
import { AlertIcon, PawIcon } from '../../../components/ui/icons/marks.tsx';
import { StatusBadge } from '../../../components/ui/StatusBadge.tsx';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';
import { shortDate } from '../../../lib/dates/shelter-dates.ts';
import { adoptionProgress, adoptionTitle, petsText, stageTones } from '../adoption-progress.ts';
import { adoptionMessages as messages } from '../adoptions-messages.ts';

/** The pictures of the pet, or of both of a pair. */
export function AdoptionPhotos({ adoption, className }: { adoption: Adoption; className: string }) {
  return (
    <div className="flex flex-none gap-1">
      {adoption.pets.map(({ id, image_url }) => (
        <Thumbnail
          key={id}
          src={image_url}
          fallback={<PawIcon className="size-6" />}
          className={className}
        />
      ))}
    </div>
  );
}

/** What an adoption waits for; overdue in words and with a mark. */
export function AdoptionWait({ adoption, timeZone }: { adoption: Adoption; timeZone: string }) {
  const { text, isOverdue } = adoptionProgress(adoption, new Date(), timeZone);
  return (
    <p
      className={classNames(
        'flex items-start gap-1.5 text-sm text-pretty',
        isOverdue && 'font-semibold text-danger',
      )}
    >
      {isOverdue && <AlertIcon className="mt-px size-4.5 flex-none" />}
      {text}
    </p>
  );
}

type AdoptionCardProps = {
  adoption: Adoption;
  timeZone: string;
  /** Where no heading says it. */
  hasStage?: boolean;
};

/** An adoption in a list: who and whom, what it waits for, and who leads it. The whole card leads to it. */
export function AdoptionCard({ adoption, timeZone, hasStage = false }: AdoptionCardProps) {
  const { id, stage, adopter, led_by, created_at } = adoption;
  return (
    <li className="relative grid content-start gap-2.5 rounded-xl border border-line bg-surface p-3 shadow-card hover:border-action">
      <div className="flex items-center gap-3">
        <AdoptionPhotos adoption={adoption} className="size-14 rounded-lg" />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <Link
            to={`/admin/adoptions/${id}`}
            aria-label={adoptionTitle(adoption)}
            className="line-clamp-2 leading-tight font-semibold wrap-anywhere after:absolute after:inset-0"
          >
            {petsText(adoption)}
          </Link>
          <p className="line-clamp-2 text-sm leading-tight wrap-anywhere">{adopter.name}</p>
        </div>
      </div>
      {hasStage && (
        <StatusBadge tone={stageTones[stage]} className="justify-self-start">
          {messages.stages[stage]}
        </StatusBadge>
      )}
      <AdoptionWait adoption={adoption} timeZone={timeZone} />
      <p className="flex flex-wrap gap-x-3 text-xs text-text-muted">
        <time dateTime={created_at}>{messages.since(shortDate(created_at, timeZone))}</time>
        <span className="wrap-anywhere">
          {led_by ? messages.ledBy(led_by.name) : messages.ledByNobody}
        </span>
      </p>
    </li>
  );
}
