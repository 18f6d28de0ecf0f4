import type { NamedColleague } from '@pawmatch/contract/colleagues/colleagues-endpoints';
import { mentionedIn } from '@pawmatch/contract/internal-notes/mentions';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../../../components/ui/class-names.ts';
import { Field } from '../../../components/ui/Field.tsx';
import { useField } from '../../../components/ui/use-field.ts';
import { listInWords } from '../../../lib/text/format-text.ts';
import { useCan } from '../../../lib/use-can.ts';
import { isAble, namedColleaguesQuery } from '../../../staff/named-colleagues.ts';
import { useSession } from '../../auth/session-context.ts';
import { type NoteDraft, type NoteSubject, noteReaders } from '../internal-notes-api.ts';
import { mentionMessages as messages } from '../internal-notes-messages.ts';
import { useMentionOffer } from '../use-mention-offer.ts';

interface MentionFieldProps {
  label: string;
  /** Of the record, which not all colleagues may read. */
  kind: NoteSubject['kind'];
  draft: NoteDraft;
  error?: ReactNode;
  placeholder?: string;
  /** When it appears. */
  takesFocus?: boolean;
  onChange: (draft: NoteDraft) => void;
}

/** A note that is being written; after an `@` it offers colleagues by name. */
export function MentionField({
  label,
  kind,
  draft,
  error,
  placeholder,
  takesFocus = false,
  onChange,
}: MentionFieldProps) {
  const { user } = useSession();
  const can = useCan();
  const { data = [] } = useQuery(namedColleaguesQuery);
  const colleagues = data.filter(
    (colleague) => colleague.id !== user?.id && isAble(colleague, noteReaders[kind]),
  );
  const offer = useMentionOffer({ draft, onChange, colleagues });
  const { offered, highlighted } = offer;
  const field = useRef<HTMLTextAreaElement>(null);
  /** Where the caret goes once the chosen name is in the field. */
  const nextCaret = useRef<number | null>(null);
  const listId = useId();
  const isOpen = offered.length > 0;

  const named = mentionedIn(draft.text, draft.mentions).map(({ name }) => name);
  const hint =
    named.length > 0 && can('tasks.read')
      ? messages.getTask({ names: listInWords(named), count: named.length })
      : messages.hint;
  const { control, ...ids } = useField(undefined, { hint, error });

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the text has changed.
  useEffect(() => {
    if (nextCaret.current === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  }, [draft.text]);

  const choose = (colleague: NamedColleague) => {
    nextCaret.current = offer.choose(colleague);
  };

  return (
    <Field {...ids} label={label} hint={hint} error={error}>
      <div className="relative">
        <textarea
          {...control}
          ref={field}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={listId}
          aria-activedescendant={isOpen ? `${listId}-${highlighted}` : undefined}
          placeholder={placeholder}
          value={draft.text}
          onChange={({ target }) => offer.type(target.value, target.selectionStart)}
          onSelect={({ currentTarget }) => offer.moveCaret(currentTarget.selectionStart)}
          onBlur={() => offer.moveCaret(null)}
          onKeyDown={(event) => {
            const chosen = offer.handleKey(event);
            if (chosen) choose(chosen);
          }}
          className="control min-h-20 resize-y"
        />
        <ul
          id={listId}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of the ARIA guide.
          role="listbox"
          aria-label={messages.colleagues}
          // Pressing a name must not take focus from the field.
          onPointerDown={(event) => event.preventDefault()}
          className={classNames(
            'absolute inset-x-0 top-full z-20 mt-1.5 rounded-lg border border-line-strong bg-raised p-1.5 shadow-raised',
            !isOpen && 'hidden',
          )}
        >
          {offered.map((colleague, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's.
            <li
              key={colleague.id}
              id={`${listId}-${index}`}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of the ARIA guide.
              role="option"
              tabIndex={-1}
              aria-selected={index === highlighted}
              onClick={() => choose(colleague)}
              className={classNames(
                'grid min-h-11 cursor-pointer content-center rounded-md px-3 py-1.5 font-medium wrap-anywhere hover:bg-action-soft',
                index === highlighted && 'bg-action-soft',
              )}
            >
              {colleague.name}
            </li>
          ))}
        </ul>
        <p aria-live="polite" className="sr-only">
          {isOpen && messages.offered({ count: offered.length })}
        </p>
      </div>
    </Field>
  );
}
