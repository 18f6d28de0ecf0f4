import {
  asksSomething,
  energyBeyondTime,
  type HomeDetails,
  type HomeQuestionName,
  homeAnswers,
  homeQuestionNames,
} from '@pawmatch/contract/matching/home/home-details';
import { homeTexts } from '@pawmatch/contract/matching/matching-messages';
import type { Preferences } from '@pawmatch/contract/preferences/preferences';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { SHARPEN_PANEL } from '../match-results-state.ts';
import { homeDetailsQuery, useAnswerAboutHome } from '../matching-api.ts';
import { sharpenTexts as texts } from '../matching-messages.ts';
import { FoldedPanel } from './FoldedPanel.tsx';
import { PlaceOfHome } from './PlaceOfHome.tsx';

/** Optional questions that sharpen the matches; loaded when they are opened. */
export function SharpenMatches({ preferences }: { preferences: Preferences }) {
  return (
    <FoldedPanel id={SHARPEN_PANEL} title={texts.title}>
      <HomeQuestions preferences={preferences} />
    </FoldedPanel>
  );
}

function HomeQuestions({ preferences }: { preferences: Preferences }) {
  const query = useQuery(homeDetailsQuery);
  const { data, isError } = query;
  const answer = useAnswerAboutHome();
  const shelter = useShelter();
  const asked = homeQuestionNames.filter(
    (name) => preferences.has_children || name !== 'youngest_child',
  );
  if (isError && !data) {
    return (
      <div className="px-4 pt-2 pb-4">
        <LoadFailure query={query} message={texts.loadFailed} />
      </div>
    );
  }
  return (
    <div className="px-4 pt-2 pb-4">
      <p className="max-w-text text-sm text-text-muted">{texts.hint}</p>
      <div className="mt-4 grid items-end gap-4 sm:grid-cols-2">
        {asked.map((name) =>
          data ? (
            <HomeQuestion
              key={name}
              name={name}
              answer={data[name]}
              effect={effectOf(name, data, preferences)}
              onAnswer={(value) => answer.mutate({ [name]: value })}
            />
          ) : (
            <Skeleton key={name} className="h-24" />
          ),
        )}
        {data && shelter?.is_only === false && (
          <PlaceOfHome home={data} onAnswer={(place) => answer.mutate(place)} />
        )}
      </div>
      <p role="status" className="mt-2 min-h-5 text-sm text-text-muted">
        {answer.isPending ? texts.updating : answer.isSuccess && texts.updated}
      </p>
    </div>
  );
}

function effectOf(name: HomeQuestionName, home: HomeDetails, preferences: Preferences): string {
  const answer = home[name];
  const tooMuch = name === 'daily_time' ? energyBeyondTime(home, preferences) : null;
  if (tooMuch) return texts.tooLittleTime(tooMuch);
  return answer === null || asksSomething(name, answer) ? homeTexts[name].effect : texts.noEffect;
}

interface HomeQuestionProps {
  name: HomeQuestionName;
  answer: string | null;
  /** What the answer changes. */
  effect: string;
  onAnswer: (answer: string | null) => void;
}

function HomeQuestion({ name, answer, effect, onAnswer }: HomeQuestionProps) {
  const { legend, answers } = homeTexts[name];
  const labels: Record<string, string> = answers;
  return (
    <SelectField
      label={legend}
      hint={effect}
      value={answer ?? ''}
      placeholder={texts.notSaid}
      options={homeAnswers(name).map((value) => ({ value, label: labels[value] ?? value }))}
      onChange={({ target }) => onAnswer(target.value === '' ? null : target.value)}
    />
  );
}
