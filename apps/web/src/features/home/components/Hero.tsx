import { HeroPicture } from '../../../components/HeroPicture.tsx';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import { homeMessages } from '../home-messages.ts';
import { HeroSearch } from './HeroSearch.tsx';

/** How wide the picture is, as the `sizes` of an image. */
export const HERO_SIZES = '(min-width: 78rem) 39rem, (min-width: 48rem) 46vw, 92vw';

/** The introduction, with the search and the way to sign up. */
export function Hero() {
  return (
    <section className="page grid items-center gap-8 py-8 sm:py-12 md:grid-cols-[3fr_2fr] lg:grid-cols-2 lg:gap-12 lg:py-14">
      <div className="grid justify-items-start gap-5 lg:gap-6">
        <h1 className="text-display">{homeMessages.title}</h1>
        <p className="max-w-md text-lg text-text-muted">{homeMessages.lede}</p>
        <HeroSearch />
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ButtonLink to="/signup" size="lg">
            {homeMessages.getStarted}
          </ButtonLink>
          <span className="text-sm text-text-muted">{homeMessages.getMatched}</span>
        </p>
      </div>
      <div className="relative aspect-5/4 overflow-hidden md:aspect-square lg:aspect-5/4 rounded-2xl bg-sunken">
        <HeroPicture sizes={HERO_SIZES} isPrioritised />
      </div>
    </section>
  );
}
