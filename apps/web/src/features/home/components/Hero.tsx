import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';

/** R1.04: what this is, and where it begins. */
export function Hero() {
  return (
    <section className="page grid items-center gap-8 py-8 sm:py-12 lg:grid-cols-[1.05fr_1fr] lg:gap-14 lg:py-16">
      <div className="grid justify-items-start gap-5 lg:gap-6">
        <h1 className="text-display">Find Your Perfect Pet Match</h1>
        <p className="max-w-md text-lg text-text-muted">
          Tell us about your days. We show you the dogs and cats that fit them, and why.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/signup" size="lg">
            Get Started
          </ButtonLink>
          <ButtonLink to="/pets" size="lg" variant="secondary">
            See all pets
          </ButtonLink>
        </div>
      </div>
      <div className="relative aspect-5/4 overflow-hidden rounded-2xl bg-sunken">
        <img
          src="/hero.webp"
          alt=""
          width="1200"
          height="960"
          fetchPriority="high"
          className="absolute inset-0 size-full object-cover"
        />
      </div>
    </section>
  );
}
