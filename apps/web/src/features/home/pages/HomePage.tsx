import type { ReactNode } from 'react';
import { HeartIcon, PawIcon, QuestionIcon } from '../../../components/ui/icons/marks.tsx';
import { Hero } from '../components/Hero.tsx';
import { LongestWaitingPets, NewestPets } from '../components/HomePets.tsx';
import { howItWorksMessages, trustMessages } from '../home-messages.ts';

/** The three steps to adopt a pet. */
function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="border-y border-line bg-sunken">
      <div className="page py-10 sm:py-16">
        <h2 id="how-it-works" className="text-3xl">
          {howItWorksMessages.title}
        </h2>
        <ol className="mt-8 grid gap-8 md:grid-cols-3 md:gap-10">
          {howItWorksMessages.steps.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4 md:grid md:content-start">
              <span
                aria-hidden="true"
                className="grid size-12 flex-none place-items-center rounded-full bg-accent font-display text-xl font-semibold text-on-accent"
              >
                {index + 1}
              </span>
              <div className="grid content-start gap-1.5">
                <h3 className="text-xl">{title}</h3>
                <p className="text-text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const trustPoints: readonly { icon: ReactNode; title: string; text: string }[] = [
  { icon: <PawIcon className="size-6" />, ...trustMessages.known },
  { icon: <QuestionIcon className="size-6" />, ...trustMessages.honest },
  { icon: <HeartIcon className="size-6" />, ...trustMessages.visit },
];

/** Why visitors can trust the shelter. */
function TrustPoints() {
  return (
    <section aria-labelledby="trust-points" className="page py-10 sm:py-16">
      <h2 id="trust-points" className="text-3xl">
        {trustMessages.title}
      </h2>
      <ul className="mt-8 grid gap-8 md:grid-cols-3 md:gap-10">
        {trustPoints.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4 md:grid md:content-start">
            <span className="grid size-12 flex-none place-items-center rounded-xl bg-action-soft text-action">
              {icon}
            </span>
            <div className="grid content-start gap-1.5">
              <h3 className="text-xl">{title}</h3>
              <p className="text-text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function HomePage() {
  return (
    <>
      <Hero />
      <LongestWaitingPets />
      <NewestPets />
      <HowItWorks />
      <TrustPoints />
    </>
  );
}
