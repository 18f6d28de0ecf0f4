import { writePetsAddress } from '@pawmatch/contract/search/pets-address';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { buttonClasses } from '../../../components/ui/Button.tsx';
import { SearchIcon } from '../../../components/ui/icons/actions.tsx';
import { keepSentence } from '../../pets/search/search-sentence.ts';
import { homeMessages } from '../home-messages.ts';

/** What the words say about pets, as the address of the list, whose field shows the words. */
async function addressOf(words: string): Promise<string> {
  const { addedChoices, applySearchText } = await import(
    '@pawmatch/contract/search/parse-search-text'
  );
  const search = applySearchText({ q: words });
  keepSentence(search, { text: words, choices: addedChoices(search, {}), q: search.q });
  return `/pets?${writePetsAddress(search)}`;
}

/** The search in plain words, and all dogs or cats. Before the script, the form leads to the same list. */
export function HeroSearch() {
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q')).trim();
    if (!words) return void navigate('/pets');
    addressOf(words).then(navigate, () => navigate(`/pets?q=${encodeURIComponent(words)}`));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari 16.4 does not know <search>.
    <form
      role="search"
      action="/pets"
      aria-label={homeMessages.search}
      onSubmit={search}
      className="grid w-full max-w-md gap-3"
    >
      {/* With large text the button wraps, instead of covering the words. */}
      <div className="flex flex-wrap items-center gap-2.5">
        <div className="relative min-w-0 flex-[1_1_12rem]">
          <SearchIcon className="pointer-events-none absolute start-4.5 top-1/2 size-5 -translate-y-1/2 text-text-muted" />
          <input
            type="search"
            name="q"
            aria-label={homeMessages.searchLabel}
            placeholder={homeMessages.searchPlaceholder}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            className="pill min-h-13 w-full ps-12 pe-2 text-base text-ellipsis placeholder:text-text-muted hover:border-action"
          />
        </div>
        <button type="submit" className={buttonClasses('secondary', 'lg')}>
          {homeMessages.submit}
        </button>
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        {(['Dog', 'Cat'] as const).map((species) => (
          <Link
            key={species}
            to={`/pets?species=${species}`}
            className={buttonClasses('secondary', 'md')}
          >
            {homeMessages.species[species]}
          </Link>
        ))}
        <Link to="/pets" className="link inline-flex min-h-11 items-center px-2">
          {homeMessages.seeAll}
        </Link>
      </div>
    </form>
  );
}
