import { emptyQuestionnaire } from '@pawmatch/contract/preferences/questionnaire';
import { IntendedPet } from '../features/preferences/components/IntendedPet.tsx';
import { QuestionnaireSteps } from '../features/preferences/components/QuestionnaireSteps.tsx';
import { Section } from './Section.tsx';
import { aboutAdopter } from './samples.ts';

/** The questionnaire; "Next" without answers shows its errors. */
export function QuestionnaireSection() {
  return (
    <Section title="Questionnaire">
      <IntendedPet />
      <QuestionnaireSteps saved={{ ...emptyQuestionnaire, ...aboutAdopter }} />
    </Section>
  );
}
