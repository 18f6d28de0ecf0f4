import { emptyQuestionnaire } from '@pawmatch/contract/preferences/questionnaire';
import { QuestionnaireSteps } from '../features/preferences/components/QuestionnaireSteps.tsx';
import { ReferredPet } from '../features/preferences/pages/QuestionnairePage.tsx';
import { Section } from './Section.tsx';
import { aboutAdopter } from './samples.ts';

/** The questionnaire; "Next" without answers shows its errors. */
export function QuestionnaireSection() {
  return (
    <Section title="Questionnaire">
      <ReferredPet />
      <QuestionnaireSteps saved={{ ...emptyQuestionnaire, ...aboutAdopter }} />
    </Section>
  );
}
