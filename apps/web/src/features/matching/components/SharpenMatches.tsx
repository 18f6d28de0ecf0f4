import {
  asksSomething,
  energyBeyondTime,
  type HomeDetails,
  type HomeQuestionName,
  homeAnswers,
  homeQuestionNames,
} from '@pawmatch/contract/matching/home-details';
import { homeTexts } from '@pawmatch/contract/matching/matching-messages';
import type { Preferences } from '@pawmatch/contract/preferences/preferences';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChevronDownIcon } from '../../../components/ui/icons/navigation.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { Skeleton } from '../../../components/ui/Skeleton.tsx';
import { homeDetailsQuery, useAnswerAboutHome } from '../matching-api.ts';
import { sharpenTexts as texts } from '../matching-messages.ts';

/** Optional questions that sharpen the matches; loaded when they are opened. */
export function SharpenMatches({ preferences }: { preferences: Preferences }) {
  const [isOpened, setOpened] = useState(false);
  return (
    <details
      className="group rounded-xl border border-line bg-surface"
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-xl px-4 py-2 font-semibold">
        <ChevronDownIcon className="size-5 transition-transform group-open:rotate-180" />
        {texts.title}
      </summary>
      {isOpened && <HomeQuestions preferences={preferences} />}
    </details>
  );
}

function HomeQuestions({ preferences }: { preferences: Preferences }) {
  const { data, isError, error, refetch } = useQuery(homeDetailsQuery);
  const answer = useAnswerAboutHome();
  const asked = homeQuestionNames.filter(
    (name) => preferences.has_children || name !== 'youngest_child',
  );
  if (isError && !data) {
    return (
      <div className="px-4 pb-4">
        <LoadFailure message={texts.loadFailed} error={error} onTryAgain={() => void refetch()} />
      </div>
    );
  }
  return (
    <div className="px-4 pb-4">
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
