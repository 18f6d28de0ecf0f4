const steps = [
  {
    title: 'Say how you live',
    text: 'Two short steps: who is at home, what you know of pets, what you hope for.',
  },
  {
    title: 'See who fits, and why',
    text: 'Each match comes with its reasons, and with what to ask the shelter.',
  },
  {
    title: 'Meet your match',
    text: 'Pick a free time. The shelter confirms, and somebody wags or purrs.',
  },
];

/** The three steps to adopt a pet. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="border-y border-line bg-sunken">
      <div className="page py-10 sm:py-16">
        <h2 id="how-it-works" className="text-3xl">
          How it works
        </h2>
        <ol className="mt-8 grid gap-8 md:grid-cols-3 md:gap-10">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4 md:grid md:content-start md:gap-4">
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
