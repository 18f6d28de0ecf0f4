import type { OwnAdoption } from '@pawmatch/contract/adoptions/adoption';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { classNames } from '../../../components/ui/class-names.ts';
import { AlertIcon, PawIcon } from '../../../components/ui/icons/marks.tsx';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';
import { dayAndTime, longDate } from '../../../lib/dates/shelter-dates.ts';
import { listInWords } from '../../../lib/text/format-text.ts';
import { endKey } from '../end-key.ts';
import { isEndedStage, livingStage, OwnAdoptionStages } from './OwnAdoptionStages.tsx';
import { useWithdrawAdoption } from './own-adoptions-api.ts';
import { ownAdoptionMessages as messages } from './own-adoptions-messages.ts';

/** Of an adoption on the dashboard. */
export const adoptionPath = ({ id }: Pick<OwnAdoption, 'id'>) => `/dashboard#adoption-${id}`;

type OwnAdoptionCardProps = { adoption: OwnAdoption; timeZone: string | undefined };

/** Where an adoption stands for its adopter: the stages, what comes next and by when, and a way out. */
export function OwnAdoptionCard({ adoption, timeZone = 'UTC' }: OwnAdoptionCardProps) {
  const names = {
    pets: listInWords(adoption.pets.map(({ name }) => name)),
    shelter: adoption.shelter_name,
  };
  const { stage } = adoption;
  const present = livingStage(stage);
  const date = stage === 'adopted' ? adoption.adopted_at : adoption.ended_at;
  return (
    <li
      ref={showIfAddressed}
      id={adoptionPath(adoption).split('#')[1]}
      tabIndex={-1}
      className="grid gap-4 rounded-xl border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex flex-none gap-1">
          {adoption.pets.map(({ id, image_url }) => (
            <Thumbnail
              key={id}
              src={image_url}
              fallback={<PawIcon className="size-7" />}
              className={classNames('rounded-lg', present ? 'size-20 sm:size-28' : 'size-16')}
            />
          ))}
        </div>
        <div className="grid min-w-0 flex-[1_1_9rem] gap-1">
          <h3 className="font-display text-xl font-semibold wrap-anywhere">
            {messages.adoptionOf(names.pets)}
          </h3>
          {isEndedStage(stage) && (
            <p className="text-sm text-pretty wrap-anywhere">
              {messages.ended[endKey(stage, adoption.end_reason)](names)}
            </p>
          )}
          {date && (
            <time dateTime={date} className="text-sm text-text-muted">
              {present ? messages.adoptedOn(longDate(date, timeZone)) : longDate(date, timeZone)}
            </time>
          )}
        </div>
      </div>
      {present && (
        <>
          <OwnAdoptionStages adoption={adoption} present={present} names={names} />
          <div className="grid gap-2">
            <AnswerTime adoption={adoption} timeZone={timeZone} />
            <p className="text-pretty wrap-anywhere">{messages.next[present](names)}</p>
          </div>
        </>
      )}
      {adoption.has_health_records && (
        <ButtonLink
          to={`/adoptions/${adoption.id}/health`}
          variant="secondary"
          size="sm"
          className="justify-self-start"
        >
          {messages.healthRecord}
        </ButtonLink>
      )}
      {!present && stage !== 'returned' && adoption.end_reason !== 'adopter' && (
        <ButtonLink to="/pets" variant="secondary" size="sm" className="justify-self-start">
          {messages.meetPets}
        </ButtonLink>
      )}
      {adoption.allowed_actions.includes('withdraw') && (
        <Withdrawal adoption={adoption} names={names} />
      )}
    </li>
  );
}

/** The adoption to which the address leads is scrolled to and gets the focus. */
function showIfAddressed(card: HTMLElement | null): void {
  if (!card || location.hash !== `#${card.id}`) return;
  card.focus({ preventScroll: true });
  card.scrollIntoView({ block: 'start' });
}

type Names = { pets: string; shelter: string };

/** By when the adopter hears, also when that time has passed; the last day of a trial. */
function AnswerTime({ adoption, timeZone }: { adoption: OwnAdoption; timeZone: string }) {
  const { answer_by, trial_until, stage, shelter_name: shelter } = adoption;
  if (stage === 'on_trial' && trial_until) {
    const day = longDate(`${trial_until}T12:00:00Z`, 'UTC');
    return <p className="font-semibold">{messages.trialUntil(day)}</p>;
  }
  if (!answer_by) return null;
  const time = dayAndTime(answer_by, timeZone);
  if (Date.parse(answer_by) >= Date.now()) {
    return <p className="font-semibold text-pretty">{messages.hearBy(time)}</p>;
  }
  return (
    <p className="flex items-start gap-2 font-semibold text-pretty">
      <AlertIcon className="mt-0.5 size-5 flex-none" />
      {messages.hearLate({ time, shelter })}
    </p>
  );
}

function Withdrawal({ adoption, names }: { adoption: OwnAdoption; names: Names }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate: withdraw, isPending } = useWithdrawAdoption();
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="-ms-4 justify-self-start"
        onClick={() => setIsAsking(true)}
      >
        {messages.withdraw}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={messages.withdrawTitle(names.pets)}
        message={messages.withdrawText(names)}
        confirmText={messages.withdraw}
        cancelText={messages.keep}
        isProcessing={isPending}
        onConfirm={() => withdraw(adoption.id, { onSettled: () => setIsAsking(false) })}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
