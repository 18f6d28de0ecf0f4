import { privacyMessages as messages } from '../privacy-messages.ts';

/** What is kept of people, why, and for how long. */
export function PrivacyPage() {
  return (
    <div className="page grid max-w-3xl gap-8 py-8">
      <header className="grid gap-3">
        <h1 className="text-3xl">{messages.title}</h1>
        <p className="text-lg text-pretty">{messages.about}</p>
      </header>
      {messages.sections.map(({ title, points }) => (
        <section key={title} className="grid gap-3">
          <h2 className="text-xl">{title}</h2>
          <ul className="grid list-disc gap-2 ps-5 text-pretty">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
      <p>{messages.questions}</p>
    </div>
  );
}
