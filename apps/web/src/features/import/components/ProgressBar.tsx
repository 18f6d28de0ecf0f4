import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden.tsx';

/** Screen readers hear how far it is each time that so much is done. */
const SAID_EVERY_PERCENT = 20;

type ProgressBarProps = {
  label: string;
  /** From 0 to 1; undefined while nobody knows. */
  share: number | undefined;
  /** Such as "1,200 of 60,000 rows". */
  text?: string;
};

/** How far work is that takes a while. */
export function ProgressBar({ label, share, text }: ProgressBarProps) {
  const percent = share === undefined ? undefined : Math.floor(Math.min(1, share) * 100);
  const step = percent === undefined ? 0 : Math.floor(percent / SAID_EVERY_PERCENT);
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said changes with the step only.
  useEffect(() => setSaid(percent === undefined ? label : `${label} ${percent} %`), [label, step]);
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 wrap-anywhere">{label}</span>
        <span className="text-text-muted tabular-nums">
          {text ?? (percent === undefined ? '' : `${percent} %`)}
        </span>
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
        className="h-3 overflow-hidden rounded-full bg-line"
      >
        <div
          className={`h-full rounded-full bg-action transition-[width] ${percent === undefined ? 'motion-safe:animate-pulse' : ''}`}
          style={{ width: `${percent ?? 100}%` }}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}
