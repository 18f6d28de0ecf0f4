import type { Pet } from '@pawmatch/contract/pets/pet';
import { listInWords } from '../../../lib/text/format-text.ts';
import { YesNo } from '../card/YesNo.tsx';
import { petDialogMessages } from './pet-details-messages.ts';

const { company } = petDialogMessages;

const names = Object.keys(company) as (keyof typeof company)[];

/** With whom a pet gets along. What is not known takes one line, to be asked. */
export function GoodWith({ pet, headingLevel: Heading }: { pet: Pet; headingLevel: 'h2' | 'h3' }) {
  // What fits stands before what does not.
  const known = [true, false].flatMap((value) => names.filter((name) => pet[name] === value));
  const unknown = names.filter((name) => pet[name] === null);
  return (
    <section>
      <Heading className="text-xl">{petDialogMessages.goodWith}</Heading>
      {known.length > 0 && (
        <dl className="mt-2 grid gap-y-1.5">
          {known.map((name) => (
            <div key={name} className="flex items-center justify-between gap-3">
              <dt>{company[name]}</dt>
              <dd>
                <YesNo value={pet[name]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {unknown.length > 0 && (
        <p className="mt-2 text-sm text-text-muted">
          {petDialogMessages.askAbout(
            listInWords(unknown.map((name) => company[name].toLowerCase())),
          )}
        </p>
      )}
    </section>
  );
}
