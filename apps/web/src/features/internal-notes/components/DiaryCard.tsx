import { formatWeight } from '@pawmatch/contract/care/pet-weight';
import type { DiaryEntry } from '@pawmatch/contract/internal-notes/diary-endpoints';
import { type FormEvent, useRef, useState } from 'react';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { SubmitButton } from '../../../components/ui/SubmitButton.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { clockTime, longDate } from '../../../lib/dates/shelter-dates.ts';
import { MoreButton } from '../../../staff/list/MoreButton.tsx';
import {
  type DiarySubject,
  EMPTY_DRAFT,
  useAddDiaryNote,
  useDiary,
} from '../internal-notes-api.ts';
import { diaryMessages as messages } from '../internal-notes-messages.ts';
import { DiaryNoteItem } from './DiaryNoteItem.tsx';
import { MentionField } from './MentionField.tsx';

const DAY_MS = 24 * 60 * 60_000;

/** The heading of the day at the shelter on which something happened. */
function dayOf(at: string, timeZone: string): string {
  const day = longDate(at, timeZone);
  const daysAgo = (days: number) =>
    longDate(new Date(Date.now() - days * DAY_MS).toISOString(), timeZone);
  if (day === daysAgo(0)) return messages.today;
  return day === daysAgo(1) ? messages.yesterday : day;
}

interface DiaryCardProps {
  subject: DiarySubject;
  timeZone: string;
}

/** What happened to a pet or with a person day by day, and a new note. */
export function DiaryCard({ subject, timeZone }: DiaryCardProps) {
  const query = useDiary(subject);
  const entries = query.data?.pages.flat();
  const days = [...new Set(entries?.map(({ at }) => dayOf(at, timeZone)))];
  const list = useRef<HTMLDivElement>(null);
  return (
    <TitledCard id="diary" title={messages.title} about={messages.about}>
      <NewNoteForm subject={subject} />
      {!query.data && <LoadFailure query={query} message={messages.loadFailed} />}
      {query.isPending && (
        <div role="status" aria-label={messages.loading} className="grid gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      )}
      {entries?.length === 0 && <p className="text-text-muted">{messages.none}</p>}
      <div ref={list} tabIndex={-1} className="grid gap-5 outline-none">
        {days.map((day) => (
          <section key={day} aria-label={day} className="grid gap-2">
            <h3 className="text-base font-semibold">{day}</h3>
            <ol className="grid gap-3 border-s border-line ps-4">
              {entries
                ?.filter(({ at }) => dayOf(at, timeZone) === day)
                .map((entry) => (
                  <li key={entry.id} className="grid min-w-0 gap-1">
                    {entry.kind === 'note' ? (
                      <DiaryNoteItem
                        note={entry}
                        subject={subject}
                        timeZone={timeZone}
                        // The button that was pressed is gone.
                        onTakenBack={() => list.current?.focus()}
                      />
                    ) : (
                      <Happened entry={entry} timeZone={timeZone} />
                    )}
                  </li>
                ))}
            </ol>
          </section>
        ))}
      </div>
      <MoreButton query={query} label={messages.older} />
    </TitledCard>
  );
}

/** Care that was done, or a move. */
function Happened({
  entry,
  timeZone,
}: {
  entry: Exclude<DiaryEntry, { kind: 'note' }>;
  timeZone: string;
}) {
  const time = clockTime(entry.at, timeZone);
  const isCare = entry.kind === 'care';
  return (
    <>
      <p className="text-sm wrap-anywhere">
        {isCare
          ? messages.care({
              title: entry.title,
              weight: entry.grams === null ? null : formatWeight(entry.grams),
            })
          : messages.moved({ place: entry.place })}
      </p>
      {isCare && entry.details && (
        <p className="text-sm text-text-muted wrap-anywhere">{entry.details}</p>
      )}
      <p className="text-sm text-text-muted">
        <time dateTime={entry.at}>{messages.happened({ by: entry.by, time })}</time>
      </p>
    </>
  );
}

/** One field and one button. */
function NewNoteForm({ subject }: { subject: DiarySubject }) {
  const add = useAddDiaryNote(subject);
  const [draft, setDraft] = useState(EMPTY_DRAFT);

  const store = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(draft, { onSuccess: () => setDraft(EMPTY_DRAFT) });
  };

  return (
    <form noValidate onSubmit={store} className="grid gap-3">
      <MentionField
        label={messages.newNote}
        kind={subject.kind}
        placeholder={messages.placeholder}
        draft={draft}
        error={add.error && failureReason(add.error, messages.addFailed)}
        onChange={setDraft}
      />
      <SubmitButton isSending={add.isPending} sending={messages.adding} size="sm">
        {messages.add}
      </SubmitButton>
    </form>
  );
}
