import type { NamedColleague } from '@pawmatch/contract/colleagues/colleagues-endpoints';
import { type KeyboardEvent, useState } from 'react';
import type { NoteDraft } from './internal-notes-api.ts';

/** The most colleagues that are offered at once. */
const MAX_OFFERED = 6;

/** An `@` that begins a word, and what is typed of a name after it. */
const TYPED_NAME = /(?:^|[^\p{L}\p{N}])@([\p{L}\p{N}\p{M}'’.-]*(?: [\p{L}\p{N}\p{M}'’.-]*){0,3})$/u;

function isLike(name: string, typed: string): boolean {
  const [whole, part] = [name.toLowerCase(), typed.toLowerCase()];
  return whole.startsWith(part) || whole.includes(` ${part}`);
}

interface Offer {
  draft: NoteDraft;
  onChange: (draft: NoteDraft) => void;
  colleagues: readonly NamedColleague[];
}

/** Offers colleagues while an `@` and the beginning of a name are typed in a field. */
export function useMentionOffer({ draft, onChange, colleagues }: Offer) {
  const [caret, setCaret] = useState<number | null>(null);
  const [chosenIndex, setChosenIndex] = useState(0);
  /** Where the `@` is whose offer was closed. */
  const [closedAt, setClosedAt] = useState<number | null>(null);

  const typed = caret === null ? undefined : TYPED_NAME.exec(draft.text.slice(0, caret))?.[1];
  const at = caret === null || typed === undefined ? null : caret - typed.length - 1;
  const isChosen = draft.mentions.some(({ name }) => name === typed?.trimEnd());
  const offered =
    typed === undefined || at === closedAt || isChosen
      ? []
      : colleagues.filter(({ name }) => isLike(name, typed)).slice(0, MAX_OFFERED);
  const highlighted = Math.min(chosenIndex, offered.length - 1);

  /** @returns where the caret stands after the name */
  function choose({ id, name }: NamedColleague): number {
    if (at === null || caret === null) return draft.text.length;
    const before = `${draft.text.slice(0, at)}@${name}`;
    const after = draft.text.slice(caret);
    const text = /^\s/.test(after) ? before + after : `${before} ${after}`;
    const others = draft.mentions.filter((mention) => mention.id !== id);
    onChange({ text, mentions: [...others, { id, name }] });
    setCaret(null);
    return before.length + 1;
  }

  return {
    offered,
    highlighted,
    choose,
    type(text: string, newCaret: number) {
      onChange({ ...draft, text });
      setCaret(newCaret);
      setChosenIndex(0);
      if (closedAt !== null && text[closedAt] !== '@') setClosedAt(null);
    },
    moveCaret: setCaret,
    /** @returns the colleague who was chosen by a key */
    handleKey(event: KeyboardEvent): NamedColleague | undefined {
      if (offered.length === 0 || event.nativeEvent.isComposing) return undefined;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const isChoosing = event.key === 'Enter' || event.key === 'Tab';
      if (step) setChosenIndex((highlighted + step + offered.length) % offered.length);
      if (event.key === 'Escape') {
        event.stopPropagation();
        setClosedAt(at);
      }
      if (step || isChoosing || event.key === 'Escape') event.preventDefault();
      return isChoosing ? offered[highlighted] : undefined;
    },
  };
}
