import type { MatchView } from '@pawmatch/contract/matching/matching-endpoints';
import { Button } from '../../../components/ui/Button.tsx';
import { partnerMatchingTexts as texts } from '../matching-messages.ts';

const VIEWS = ['both', 'mine', 'partner'] as const;

interface MatchViewsProps {
  /** The name of the person with whom the user matches together. */
  partner: string;
  view: MatchView;
  onChoose: (view: MatchView) => void;
}

/** Whose matches are shown. */
export function MatchViews({ partner, view, onChoose }: MatchViewsProps) {
  const labels: Record<MatchView, string> = { both: texts.both, mine: texts.mine, partner };
  return (
    <div className="mb-6">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{texts.views}</legend>
        {VIEWS.map((name) => (
          <Button
            key={name}
            size="sm"
            variant={name === view ? 'primary' : 'secondary'}
            aria-pressed={name === view}
            onClick={() => onChoose(name)}
          >
            <span className="wrap-anywhere">{labels[name]}</span>
          </Button>
        ))}
      </fieldset>
      {view === 'partner' && (
        <p className="mt-2 text-sm wrap-anywhere text-text-muted">{texts.of(partner)}</p>
      )}
    </div>
  );
}
