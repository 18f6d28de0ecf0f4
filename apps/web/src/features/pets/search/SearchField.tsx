import type { Choice } from '@pawmatch/contract/search/filters/filter-choices';
import type { PetSearch } from '@pawmatch/contract/search/pets-address';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SearchIcon } from '../../../components/ui/icons/actions.tsx';
import { searchMessages } from './search-messages.ts';
import {
  addressOf,
  isStillApplied,
  keepSentence,
  readSentence,
  type SearchSentence,
} from './search-sentence.ts';
import type { ChangeSearch } from './use-pet-search.ts';

/** After the last key, so that half a word is not searched. */
const TYPING_PAUSE_MS = 250;

interface SearchFieldProps {
  search: PetSearch;
  onChange: ChangeSearch;
}

let parser: typeof import('@pawmatch/contract/search/parse-search-text') | undefined;

/** Not part of the first view: loaded when somebody begins to search. */
async function loadSearchTextParser() {
  parser ??= await import('@pawmatch/contract/search/parse-search-text');
  return parser;
}

const logFailure = (error: unknown) => reportError(error);

/** What is being typed. */
interface Typing {
  text: string;
  /** What was chosen before. */
  base: PetSearch;
  /** What the text set until now; what was chosen by hand is not among it. */
  choices: Choice[];
}

/**
 * One field for words. What they say about pets becomes filters while a person types. The sentence stays in the field,
 * so that a word of it can be changed, until something that it set is removed; then the field has what is searched as
 * text.
 */
export function SearchField({ search, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  /** Null when nobody types. */
  const [typing, setTyping] = useState<Typing | null>(null);
  const [sentence, setSentence] = useState<SearchSentence | null>(null);
  /** The search as this field knows it: when the person began to type, or as it was applied last. */
  const known = useRef(search);

  const applied = sentence && isStillApplied(sentence, search) ? sentence : null;
  const text = typing?.text ?? applied?.text ?? search.q ?? '';

  const type = (newText: string) => {
    if (!typing) known.current = search;
    setTyping({ base: search, choices: applied?.choices ?? [], ...typing, text: newText });
  };

  const apply = useEffectEvent((typed: Typing, isDone: boolean) => {
    // At once if possible: the press that takes the focus away may change the search, too.
    if (!parser) {
      return void loadSearchTextParser().then(() => apply(typed, isDone), logFailure);
    }
    // What was chosen elsewhere meanwhile stays, such as before the script came, which is replayed.
    const isChanged = addressOf(search) !== addressOf(known.current);
    const { q: _, sort, ...filters } = isChanged ? search : typed.base;
    const byHand = parser.withoutChoices(filters, typed.choices);
    const words = parser.applySearchText({ ...byHand, q: typed.text.trim() });
    const next = sort ? { ...words, sort } : words;
    known.current = next;
    onChange(() => next);
    if (isChanged) setTyping({ ...typed, base: search });
    if (isDone) {
      const choices = parser.addedChoices(words, byHand);
      setTyping(null);
      setSentence(typed.text.trim() ? { text: typed.text.trim(), choices, q: next.q } : null);
    }
  });

  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(() => apply(typing, false), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typing]);

  // What is chosen by hand beside a sentence gives it another address.
  useEffect(() => {
    if (!typing && applied) keepSentence(search, applied);
  }, [typing, applied, search]);

  // What is removed and chosen again is chosen by hand.
  const isOutdated = !typing && sentence !== null && !applied;
  useEffect(() => {
    if (isOutdated) setSentence(null);
  }, [isOutdated]);

  // Text that was typed before the script came, or before a reload.
  const restore = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed === text) setSentence(readSentence(search));
    else type(typed);
  });
  useEffect(() => restore(), []);

  const finish = () => {
    if (typing) apply(typing, true);
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
        onChange={(event) => type(event.target.value)}
        className="pill w-full ps-10 pe-4 text-ellipsis text-text transition-colors placeholder:text-text-muted hover:border-action"
      />
    </form>
  );
}
