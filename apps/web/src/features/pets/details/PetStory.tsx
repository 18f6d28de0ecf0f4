import type { Pet } from '@pawmatch/contract/pets/pet';
import { Badge } from '../../../components/ui/Badge.tsx';
import { classNames } from '../../../components/ui/class-names.ts';
import { listInWords } from '../../../lib/text/format-text.ts';
import { EarlierHomeWords } from '../../returns/components/EarlierHomeWords.tsx';
import { YesNo } from '../card/YesNo.tsx';
import { petMessages } from '../pet-messages.ts';
import { aboutText, storyOf, storyText } from './about-text.ts';
import { petDialogMessages } from './pet-details-messages.ts';

interface PetStoryProps {
  pet: Pet;
  aboutId: string;
  headingLevel: 'h2' | 'h3';
}

/** The story of a pet, and who it is good with. */
export function PetStory({ pet, aboutId, headingLevel: Heading }: PetStoryProps) {
  const { lang, ...told } = storyOf(pet);
  const story = storyText(told);
  return (
    <div className="grid gap-6">
      {pet.special_needs && (
        <Badge tone="accent" className="justify-self-start">
          {petMessages.specialNeeds}
        </Badge>
      )}
      <section aria-labelledby={aboutId}>
        <Heading id={aboutId} className="text-xl">
          {petDialogMessages.about}
        </Heading>
        <p
          lang={lang}
          className={classNames(
            'mt-2 whitespace-pre-line wrap-anywhere',
            story && 'text-lg font-medium',
          )}
        >
          {aboutText({ ...told, name: pet.name })}
        </p>
        {story && (
          <p lang={lang} className="mt-3 whitespace-pre-line wrap-anywhere">
            {story}
          </p>
        )}
      </section>
      <EarlierHomeWords pet={pet} />
      <GoodWith pet={pet} headingLevel={Heading} />
    </div>
  );
}

const { company } = petDialogMessages;

const names = Object.keys(company) as (keyof typeof company)[];

/** With whom a pet gets along. What is not known takes one line, to be asked. */
function GoodWith({ pet, headingLevel: Heading }: { pet: Pet; headingLevel: 'h2' | 'h3' }) {
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
