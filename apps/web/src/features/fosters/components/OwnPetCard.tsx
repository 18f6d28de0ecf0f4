import { MAX_FOSTER_NOTE } from '@pawmatch/contract/fosters/foster-report-values';
import type { OwnFosterPet } from '@pawmatch/contract/fosters/own-fosters-endpoints';
import { petFactNames } from '@pawmatch/contract/pets/facts/pet-facts';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { UploadIcon } from '../../../components/ui/icons/secondary.tsx';
import { MessageIcon } from '../../../components/ui/icons/sharing.tsx';
import { TextAreaField } from '../../../components/ui/TextField.tsx';
import { Thumbnail } from '../../../components/ui/Thumbnail.tsx';
import { dayAndTime, longDate } from '../../../lib/dates/shelter-dates.ts';
import { useOutbox } from '../../../lib/outbox/outbox.ts';
import { adminToast } from '../../../lib/toast.ts';
import { FormDialog } from '../../../staff/edit/FormDialog.tsx';
import type { Ticks } from '../../care/use-ticks.ts';
import { nameFact } from '../../fact-suggestions/name-fact.ts';
import { FileButton } from '../../pets/staff/form/photos/AddPhotosButtons.tsx';
import { fosterReportMessages } from '../foster-report-messages.ts';
import { ownFosterMessages as messages } from '../own-fosters-messages.ts';
import { isCallAbout, noteCall, photoCall, reportCall } from '../own-fosters-outbox.ts';
import { reportAnswerText } from '../report-answer.ts';
import { OwnCare } from './OwnCare.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { WaitingCalls } from './WaitingCalls.tsx';

interface OwnPetCardProps {
  pet: OwnFosterPet;
  /** At the shelter. */
  today: string;
  timeZone: string;
  ticks: Ticks;
}

/** Says that a call has arrived; what waits is shown at the pet, and the outbox tells what was refused. */
async function toastWhenSent(answer: Promise<object | 'waiting' | null>, sent: string) {
  const result = await answer;
  if (result !== null && result !== 'waiting') adminToast.success(sent);
}

/** A pet at the home of a carer: what is due on top, then photos, notes and the report card. */
export function OwnPetCard({ pet, today, timeZone, ticks }: OwnPetCardProps) {
  const [opened, setOpened] = useState<'note' | 'report' | null>(null);
  const { waiting, isStuck } = useOutbox();
  const { name } = pet;
  const named = { id: pet.id, name };
  const id = `pet-${pet.id}`;
  const close = () => setOpened(null);
  const sendPhotos = (images: File[]) => {
    for (const image of images) {
      void toastWhenSent(photoCall({ pet: named, image }), messages.photoSent({ pet: name }));
    }
  };
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-4">
      <header className="flex items-center gap-3">
        <Thumbnail src={pet.photo_url} fallback={name.slice(0, 1)} className="size-20 rounded-xl" />
        <div className="grid min-w-0 gap-0.5">
          <h2 id={id} className="text-xl wrap-anywhere">
            {name}
          </h2>
          <p className="text-sm text-text-muted">
            {messages.since({ day: longDate(pet.since, timeZone) })}
          </p>
          {pet.next_visit && (
            <p className="text-sm font-semibold wrap-anywhere">
              {messages.visit({
                time: dayAndTime(pet.next_visit.starts_at, timeZone),
                visitor: pet.next_visit.visitor,
              })}
            </p>
          )}
        </div>
      </header>
      {pet.care && <OwnCare pet={named} care={pet.care} {...{ today, timeZone, ticks }} />}
      <div className="flex flex-wrap gap-2 *:grow">
        <FileButton
          capture="environment"
          disabled={false}
          icon={<UploadIcon className="size-4.5" />}
          aria-label={messages.photoOf({ pet: name })}
          onAdd={sendPhotos}
        >
          {messages.photo}
        </FileButton>
        <Button
          size="sm"
          variant="secondary"
          aria-label={messages.noteOn({ pet: name })}
          onClick={() => setOpened('note')}
        >
          <MessageIcon className="size-4.5" />
          {messages.note}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          aria-label={messages.reportOn({ pet: name })}
          onClick={() => setOpened('report')}
        >
          {messages.reportCard}
        </Button>
      </div>
      <WaitingCalls
        pet={pet}
        calls={waiting.filter((call) => isCallAbout(call, pet.id))}
        isStuck={isStuck}
      />
      <div>
        <Folded title={messages.facts}>
          {petFactNames.map((fact) => {
            const value = pet[fact];
            return value === null ? null : (
              <li key={fact}>{nameFact({ fact, value }, pet.species)}</li>
            );
          })}
        </Folded>
        {pet.report.length > 0 && (
          <Folded title={messages.report}>
            {pet.report.map(({ question, value, sentence }) => (
              <li key={question} className="wrap-anywhere">
                {fosterReportMessages.questions[question]}{' '}
                <strong>{reportAnswerText({ question, value })}</strong>
                {sentence && <span className="block text-text-muted">“{sentence}”</span>}
              </li>
            ))}
          </Folded>
        )}
        {pet.notes.length > 0 && (
          <Folded title={messages.notes}>
            {pet.notes.map(({ text, at }) => (
              <li key={at} className="whitespace-pre-line wrap-anywhere">
                {text}
                <span className="block text-text-muted">{longDate(at, timeZone)}</span>
              </li>
            ))}
          </Folded>
        )}
      </div>
      {opened === 'note' && (
        <NoteDialog
          pet={pet}
          onSend={(text) =>
            void toastWhenSent(noteCall({ pet: named, text }), messages.noteSent({ pet: name }))
          }
          onClose={close}
        />
      )}
      {opened === 'report' && (
        <ReportDialog
          pet={pet}
          onSend={(answers) =>
            void toastWhenSent(
              reportCall({ pet: named, answers }),
              messages.reportSent({ pet: name }),
            )
          }
          onClose={close}
        />
      )}
    </Card>
  );
}

/** A list that is opened by who wants to read it. */
function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{title}</summary>
      <ul className="grid gap-2 pb-2 text-sm">{children}</ul>
    </details>
  );
}

interface NoteDialogProps {
  pet: { name: string };
  onSend: (text: string) => void;
  onClose: () => void;
}

/** A note on a pet for staff; the focus is in its field at once. */
function NoteDialog({ pet, onSend, onClose }: NoteDialogProps) {
  const form = useForm({ defaultValues: { text: '' } });
  useEffect(() => form.setFocus('text'), [form]);
  return (
    <FormDialog
      title={messages.noteOn({ pet: pet.name })}
      form={form}
      submit={messages.sendNote}
      failed={messages.failed}
      onSave={async ({ text }) => onSend(text)}
      onClose={onClose}
    >
      <TextAreaField
        {...form.register('text', {
          validate: (text) => text.trim() !== '' || messages.noteMissing,
        })}
        label={messages.note}
        hint={messages.noteHint}
        error={form.formState.errors.text?.message}
        maxLength={MAX_FOSTER_NOTE}
      />
    </FormDialog>
  );
}
