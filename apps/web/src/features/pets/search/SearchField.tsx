import { type Choice, valuesOf } from '@pawmatch/contract/search/filter-choices';
import { type PetSearch, writePetsAddress } from '@pawmatch/contract/search/pets-address';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SearchIcon } from '../../../components/ui/icons/actions.tsx';
import { searchMessages } from './search-messages.ts';
import type { ChangeSearch } from './use-pet-search.ts';

/** After the last key, so that half a word is not searched. */
const TYPING_PAUSE_MS = 250;

interface SearchFieldProps {
  search: PetSearch;
  onChange: ChangeSearch;
}

let plainWords: typeof import('@pawmatch/contract/search/parse-search-text') | undefined;

/** Not part of the first view: loaded when somebody begins to search. */
async function loadSearchTextParser() {
  plainWords ??= await import('@pawmatch/contract/search/parse-search-text');
  return plainWords;
}

const addressOf = (search: PetSearch) => `${writePetsAddress(search)}`;

const logFailure = (error: unknown) => reportError(error);

/**
 * One field for words. What they say about pets becomes filters while a person types; the field
 * keeps the text until it is left, and then has only what is searched as text.
 */
export function SearchField({ search, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  /** What was chosen before the person began to type; null when nobody types. */
  const [before, setBefore] = useState<PetSearch | null>(null);
  const [text, setText] = useState(search.q ?? '');
  /** The search as this field knows it: when the person began to type, or as it was applied last. */
  const known = useRef(search);
  /** What an earlier text set; what was chosen by hand is not among it. */
  const fromWords = useRef<Choice[]>([]);
  /** Whether the text was replaced as a whole since the person began to type. */
  const isReplaced = useRef(false);

  const begin = (base: PetSearch) => {
    known.current = base;
    setBefore(base);
  };

  const apply = useEffectEvent((typed: string, base: PetSearch, isDone: boolean) => {
    // At once if possible: the press that takes the focus away may change the search, too.
    if (!plainWords) {
      return void loadSearchTextParser().then(() => apply(typed, base, isDone), logFailure);
    }
    // What was chosen elsewhere meanwhile stays, such as before the script came, which is replayed.
    const isChanged = addressOf(search) !== addressOf(known.current);
    const { q: _, sort, ...filters } = isChanged ? search : base;
    const byHand = plainWords.withoutChoices(filters, fromWords.current);
    const words = plainWords.applySearchText({
      ...(isReplaced.current ? byHand : filters),
      q: typed.trim(),
    });
    const next = sort ? { ...words, sort } : words;
    known.current = next;
    onChange(() => next);
    if (isChanged) setBefore(search);
    if (isDone) {
      fromWords.current = plainWords.addedChoices(words, byHand);
      isReplaced.current = false;
      setBefore(null);
      setText(next.q ?? '');
    }
  });

  useEffect(() => {
    if (before === null) return;
    const timer = setTimeout(() => apply(text, before, false), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, before]);

  // React's own event of this name does not come before every input.
  useEffect(() => {
    const field = input.current;
    const watch = () => {
      const { selectionStart, selectionEnd, value } = field ?? {};
      isReplaced.current ||= selectionStart === 0 && selectionEnd === value?.length;
    };
    field?.addEventListener('beforeinput', watch);
    return () => field?.removeEventListener('beforeinput', watch);
  }, []);

  // What was removed and is chosen again is chosen by hand.
  useEffect(() => {
    if (before !== null) return;
    fromWords.current = fromWords.current.filter(({ name, value }) =>
      valuesOf(search, name).includes(value),
    );
  }, [search, before]);

  // The search was changed elsewhere: a chip was removed, or the person went back.
  const [lastQ, setLastQ] = useState(search.q);
  if (lastQ !== search.q) {
    setLastQ(search.q);
    if (before === null) setText(search.q ?? '');
  }

  // Text that was typed before the script came.
  const applyTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed === text) return;
    setText(typed);
    begin(search);
  });
  useEffect(() => applyTyped(), []);

  const finish = () => {
    if (before !== null) apply(text, before, true);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari 16.4 does not know <search>.
    <form
      role="search"
      aria-label={searchMessages.formLabel}
      onSubmit={(event) => {
        event.preventDefault();
        finish();
      }}
      className="relative w-full lg:w-auto lg:min-w-72 lg:flex-1"
    >
      <SearchIcon className="pointer-events-none absolute start-3.5 top-1/2 size-4.5 -translate-y-1/2 text-text-muted" />
      <input
        ref={input}
        type="search"
        name="q"
        aria-label={searchMessages.searchLabel}
        placeholder={searchMessages.searchPlaceholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        value={text}
        onFocus={() => void loadSearchTextParser().catch(logFailure)}
        onBlur={finish}
        onChange={(event) => {
          setText(event.target.value);
          if (before === null) begin(search);
        }}
        className="pill w-full ps-10 pe-4 text-text transition-colors placeholder:text-text-muted hover:border-action"
      />
    </form>
  );
}
