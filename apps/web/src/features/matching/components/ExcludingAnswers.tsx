import { type ExclusionCause, householdCauses } from '@pawmatch/contract/matching/facts';
import type { PetVerdict } from '@pawmatch/contract/matching/matching-endpoints';
import type { RelaxedAnswer } from '@pawmatch/contract/matching/relax-criteria';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { changeTexts as texts } from '../matching-messages.ts';

type Exclusion = PetVerdict['excluded_by'][number];

interface ExcludingAnswersProps {
  exclusions: readonly Exclusion[];
  partner: string | null;
  /** The answers that are being changed. */
  changing: readonly RelaxedAnswer[];
  onRelax: (answers: RelaxedAnswer[]) => void;
}

/** The answers that exclude the referred pet, and what includes it. */
export function ExcludingAnswers({
  exclusions,
  partner,
  changing,
  onRelax,
}: ExcludingAnswersProps) {
  const answers = exclusions.flatMap(({ answer }) => answer ?? []);
  const texted = exclusions.map((exclusion) => ({
    ...exclusion,
    text:
      exclusion.of_partner && partner
        ? texts.partnerAnswer(partner, exclusion.cause)
        : exclusion.text,
  }));
  return (
    <>
      <p className="text-sm text-text-muted">
        {exclusions.some(({ of_partner }) => of_partner) ? texts.excludedForBoth : texts.excluded}
      </p>
      <ul className="mt-2 grid gap-2 text-sm">
        {texted.map(({ cause, text, of_partner }) => (
          <li key={`${cause} ${of_partner}`} className="wrap-anywhere">
            {text}
            {!of_partner && <EditLink cause={cause} />}
          </li>
        ))}
      </ul>
      {answers.length > 0 && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-3"
          busy={changing.length > 0}
          aria-label={texts.change(texted.map(({ text }) => text).join('; '))}
          onClick={() => onRelax(answers)}
        >
          {answers.length === 1 ? texts.changeThis : texts.changeAll(answers.length)}
        </Button>
      )}
    </>
  );
}

/** The question of the questionnaire, by its id; the second step has a state of its own. */
const questions = {
  children: { hash: 'has_children' },
  dogs: { hash: 'has_pets' },
  cats: { hash: 'has_pets' },
  allergies: { hash: 'required_traits', step: 2 },
} as const;

/** Facts of the household can only be wrong; the age of children is asked above, on the matches page. */
function EditLink({ cause }: { cause: ExclusionCause }) {
  const household = householdCauses.find((known) => known === cause);
  if (!household) return null;
  if (household === 'children_ages') {
    return <span className="block text-text-muted">{texts.changeAge}</span>;
  }
  const { hash, ...state } = questions[household];
  return (
    <Link
      to={`/questionnaire#${hash}`}
      state={state}
      aria-label={texts.editAnswer(household)}
      className="link flex min-h-6 w-fit items-center"
    >
      {texts.byMistake}
    </Link>
  );
}
