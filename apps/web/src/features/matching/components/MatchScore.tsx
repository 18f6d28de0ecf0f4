const RADIUS = 15;
const LENGTH = 2 * Math.PI * RADIUS;

/** How well a pet fits, as a ring that closes at 100. */
export function MatchScore({ score }: { score: number }) {
  return (
    <p className="flex items-center gap-2 rounded-full bg-surface py-1 ps-1 pe-3.5 text-sm font-semibold shadow-raised">
      <svg viewBox="0 0 36 36" aria-hidden="true" className="size-8 -rotate-90">
        <circle cx="18" cy="18" r={RADIUS} fill="none" strokeWidth="4" className="stroke-line" />
        <circle
          cx="18"
          cy="18"
          r={RADIUS}
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={`${(score / 100) * LENGTH} ${LENGTH}`}
          className="stroke-accent"
        />
      </svg>
      {score}% match
    </p>
  );
}
