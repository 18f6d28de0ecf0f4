import type { DoctorFinding } from '@pawmatch/contract/doctor/doctor-endpoints';
import type { ReactNode } from 'react';
import { StatusBadge, type StatusTone } from '../../../components/ui/StatusBadge.tsx';
import { doctorMessages as messages } from '../doctor-messages.ts';

const TONES: Record<DoctorFinding['state'], StatusTone> = {
  ok: 'positive',
  warning: 'pending',
  failed: 'negative',
};

type FindingCardProps = {
  finding: DoctorFinding;
  /** A button that belongs to the topic. */
  action?: ReactNode;
};

/** The result of one check. */
export function FindingCard({ finding, action }: FindingCardProps) {
  const { topic, state, found, advice } = finding;
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 px-4 py-4 sm:grid-cols-[9rem_1fr_auto] sm:px-5">
      <h2 className="font-sans text-base font-semibold">{messages.topics[topic]}</h2>
      <div className="grid gap-1 wrap-anywhere max-sm:order-3 max-sm:col-span-2">
        <p>{found}</p>
        {advice && <p className="text-text-muted">{advice}</p>}
        {action && <div className="mt-2">{action}</div>}
      </div>
      <div className="max-sm:order-2">
        <StatusBadge tone={TONES[state]}>{messages.states[state]}</StatusBadge>
      </div>
    </li>
  );
}
