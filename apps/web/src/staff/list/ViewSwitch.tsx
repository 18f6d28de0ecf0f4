import { Button } from '../../components/ui/Button.tsx';

interface ViewSwitchProps<View extends string> {
  label: string;
  /** By view, in their order; views without a label are not offered. */
  labels: Readonly<Partial<Record<View, string>>>;
  view: View;
  onView: (view: View) => void;
}

/** Chooses what a page shows, of a few views. */
export function ViewSwitch<View extends string>({
  label,
  labels,
  view,
  onView,
}: ViewSwitchProps<View>) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {(Object.keys(labels) as View[]).map((each) => (
        <Button
          key={each}
          size="sm"
          variant={view === each ? 'primary' : 'secondary'}
          className="max-sm:px-3"
          aria-pressed={view === each}
          onClick={() => onView(each)}
        >
          {labels[each]}
        </Button>
      ))}
    </fieldset>
  );
}
