import { type Figure, figuresOf, figureText } from '@pawmatch/contract/numbers/number-figures';
import { numberTexts } from '@pawmatch/contract/numbers/number-messages';
import type { NumberId, NumberPart } from '@pawmatch/contract/numbers/number-values';
import type { Numbers } from '@pawmatch/contract/numbers/numbers-endpoints';
import { periodLabels } from '@pawmatch/contract/numbers/periods';
import { Link } from 'react-router';
import { numbersMessages as messages } from '../numbers-messages.ts';

type NumberCardProps = { id: NumberId; numbers: Numbers };

/** One of the numbers with its parts, its formula, and the way to what is behind it. */
export function NumberCard({ id, numbers: { current, year_before } }: NumberCardProps) {
  const { label, formula } = numberTexts[id];
  const [main, ...parts] = figuresOf[id](current);
  const [mainBefore, ...before] = figuresOf[id](year_before);
  const addressOf = (part?: NumberPart) => {
    const query = { from: current.from, to: current.to, ...(part && { part }) };
    return `/admin/numbers/${id}?${new URLSearchParams(query)}`;
  };
  if (!main || !mainBefore) return null;
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 break-inside-avoid rounded-xl border border-line bg-surface p-4"
    >
      <h2 id={id} className="text-lg">
        {label}
      </h2>
      <p className="grid justify-items-start">
        <Link
          to={addressOf()}
          aria-label={messages.figureOf({ label, value: figureText(main) })}
          className="link inline-flex min-h-9 items-center font-display text-3xl tabular-nums pointer-coarse:min-h-11"
        >
          {figureText(main)}
        </Link>
        <span className="text-sm text-text-muted tabular-nums">
          {main.unit !== 'count' && main.label !== label && `${main.label}. `}
          {messages.yearBeforeIs(figureText(mainBefore))}
        </span>
      </p>
      {parts.length > 0 && (
        <PartTable {...{ label, parts, before, addressOf }} periods={periodLabels(current)} />
      )}
      <p className="mt-auto text-xs text-text-muted">{formula}</p>
    </section>
  );
}

type PartTableProps = {
  label: string;
  parts: readonly Figure[];
  before: readonly Figure[];
  periods: { now: string; before: string };
  addressOf: (part: NumberPart) => string;
};

const VALUE = 'ps-3 text-end align-baseline tabular-nums';

function PartTable({ label, parts, before, periods, addressOf }: PartTableProps) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{label}</caption>
      <thead className="text-xs text-text-muted">
        <tr>
          <th scope="col" className="text-start font-normal">
            <span className="sr-only">{messages.part}</span>
          </th>
          <th scope="col" className={`${VALUE} font-normal`}>
            {periods.now}
          </th>
          <th scope="col" className={`${VALUE} font-normal`}>
            {periods.before}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map((figure, index) => (
          <tr key={figure.label} className="border-t border-line">
            <th scope="row" className="py-1 text-start align-baseline font-normal print:py-0">
              {figure.part && figure.value ? (
                <Link
                  to={addressOf(figure.part)}
                  className="link inline-flex items-center pointer-coarse:min-h-11"
                >
                  {figure.label}
                </Link>
              ) : (
                figure.label
              )}
            </th>
            <td className={VALUE}>{figureText(figure)}</td>
            <td className={`${VALUE} text-text-muted`}>
              {figureText(before[index] ?? { value: null, unit: figure.unit })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
