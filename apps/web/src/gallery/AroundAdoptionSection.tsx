import type { AdoptionAnswers as Answers } from '@pawmatch/contract/adoption-questions/adoption-questions-endpoints';
import type { FollowUp } from '@pawmatch/contract/follow-ups/follow-ups-endpoints';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../components/ui/Button.tsx';
import { adoptionChecksQuery } from '../features/adoption-checks/adoption-checks-api.ts';
import { ChecksPanel } from '../features/adoption-checks/components/ChecksPanel.tsx';
import {
  adoptionAnswersQuery,
  adoptionQuestionsQuery,
  ownAnswersQuery,
} from '../features/adoption-questions/adoption-questions-api.ts';
import { AdoptionAnswers } from '../features/adoption-questions/components/AdoptionAnswers.tsx';
import { AdoptionQuestions } from '../features/adoption-questions/components/AdoptionQuestions.tsx';
import { QuestionsSettings } from '../features/adoption-questions/components/QuestionsSettings.tsx';
import { FollowUpAnswers } from '../features/follow-ups/components/FollowUpAnswers.tsx';
import { FollowUpItem } from '../features/follow-ups/components/FollowUpItem.tsx';
import { LetterWordsSettings } from '../features/letter-words/components/LetterWordsSettings.tsx';
import { letterWordsQuery } from '../features/letter-words/letter-words-api.ts';
import { EarlierHomeWords } from '../features/returns/components/EarlierHomeWords.tsx';
import { PetReturns } from '../features/returns/components/PetReturns.tsx';
import { ReturnAdoptionButton } from '../features/returns/components/ReturnAdoptionButton.tsx';
import { ReturnPetButton } from '../features/returns/components/ReturnPetButton.tsx';
import { returnsQuery } from '../features/returns/returns-api.ts';
import { buildAdoption } from '../testing/build-adoption.ts';
import { Section } from './Section.tsx';
import { people, pets, timeZone } from './samples.ts';

const at = '2026-11-20T15:00:00.000Z';
const adoptionId = people[0].id;
const words = 'She loves slow mornings, and hides when it is loud.';

const inEnglish = { language: 'en', translations: {} } as const;

const answers: Answers = {
  version: 1,
  questions: [
    {
      ...{ id: pets[0].id, text: 'Is there a garden?', kind: 'yes_no', choices: [] },
      ...{ answer: 'yes', ...inEnglish },
    },
    {
      ...{ id: pets[1].id, text: 'Where will it sleep?', kind: 'choice', answer: null },
      choices: ['In the bedroom', 'In the living room'],
      ...inEnglish,
    },
    {
      id: pets[2].id,
      text: 'What would you do together?',
      kind: 'text',
      choices: [],
      answer: null,
      ...inEnglish,
    },
  ],
  answered_at: at,
};

const followUp: FollowUp = {
  ...{ id: people[1].id, adoption_id: adoptionId, pet_name: 'Luna', adopter_name: 'Ada' },
  ...{ day: 14, answer: 'not_well', words, answered_at: at, done_at: null },
  taken_by: { id: people[0].id, name: people[0].full_name },
};

const linked = {
  ...({ pet_name: 'Luna', day: 14, answer: 'not_well', words: null, is_stopped: false } as const),
  ...{ shelter_name: 'Willow Street Shelter', shelter_phone: '555 0100' },
};

function fill(queries: QueryClient): void {
  const { version, questions } = answers;
  queries.setQueryData(adoptionQuestionsQuery.queryKey, { version, language: 'en', questions });
  queries.setQueryData(letterWordsQuery.queryKey, {
    ...{ asked: 'We call you on the next day.', approved: null, declined: null, adopted: null },
    ...{ language: 'en', translations: {} },
  });
  queries.setQueryData(ownAnswersQuery(adoptionId).queryKey, answers);
  queries.setQueryData(adoptionAnswersQuery(adoptionId).queryKey, answers);
  queries.setQueryData(adoptionChecksQuery(adoptionId).queryKey, [
    { check: 'landlord', result: 'ok', note: 'By email.', by: people[0].full_name, at },
    { check: 'vet', result: 'not_needed', note: null, by: null, at },
    { check: 'home', result: 'not_ok', note: null, by: people[0].full_name, at },
    { check: 'meeting', result: null, note: null, by: null, at: null },
  ]);
  queries.setQueryData(returnsQuery(pets[0].id).queryKey, [
    {
      ...{ id: pets[0].id, pet_id: pets[0].id, pet_name: pets[0].name, adoption_id: null },
      ...{ reason: 'allergy', returned_on: '2026-11-20', words, are_words_public: true },
    },
  ]);
}

/** Questions, checks, returns and follow-ups. */
export function AroundAdoptionSection() {
  const queries = useQueryClient();
  const [isFilled, setIsFilled] = useState(false);
  if (!isFilled) {
    return (
      <Section title="Around an adoption">
        <Button
          onClick={() => {
            fill(queries);
            setIsFilled(true);
          }}
        >
          Show what is around an adoption
        </Button>
      </Section>
    );
  }
  return (
    <Section title="Around an adoption">
      <QuestionsSettings />
      <LetterWordsSettings />
      <AdoptionQuestions adoptionId={adoptionId} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <AdoptionAnswers adoptionId={adoptionId} timeZone={timeZone} />
        <ChecksPanel adoptionId={adoptionId} timeZone={timeZone} />
        <PetReturns petId={pets[0].id} />
        <EarlierHomeWords pet={{ earlier_home_words: words }} />
        <FollowUpAnswers token="token" followUp={linked} />
      </div>
      <ReturnPetButton pet={{ ...pets[0], status: 'Adopted' }} />
      <ReturnAdoptionButton
        adoption={buildAdoption({
          ...{ stage: 'adopted', adopted_at: at, allowed_actions: ['return'] },
          pets: [{ ...pets[0], status: 'Adopted' }],
        })}
      />
      <ul className="rounded-xl border border-line bg-surface">
        <FollowUpItem followUp={followUp} timeZone={timeZone} />
      </ul>
    </Section>
  );
}
