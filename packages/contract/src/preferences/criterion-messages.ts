import { localized } from '../localized.ts';
import type { CriterionName } from './criteria.ts';

/** The words of a question about a fact. */
interface CriterionWords {
  legend: string;
  /** Shown when it is not answered. */
  message: string;
  /** The label of the saved preference on the dashboard. */
  summary: string;
}

/** The questions of the questionnaire about facts; apart from those of the facts, which the first view needs. */
export const criterionMessages = localized('criterionMessages', {
  age_group: {
    legend: 'Preferred age',
    message: 'Please select a preferred age',
    summary: 'Preferred Age',
  },
  sex: {
    legend: 'Preferred sex',
    message: 'Please select a preferred gender',
    summary: 'Preferred Sex',
  },
  size: {
    legend: 'Size',
    message: 'Please select a preferred size',
    summary: 'Size',
  },
  energy_level: {
    legend: 'Activity level',
    message: 'Please select an activity level',
    summary: 'Activity Level',
  },
  hair_length: {
    legend: 'Hair length',
    message: 'Please select a hair length',
    summary: 'Hair Length',
  },
} satisfies Record<CriterionName, CriterionWords>);
