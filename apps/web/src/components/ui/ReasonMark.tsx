import type { MatchReason } from '@pawmatch/contract/matching/match';
import type { ReactNode } from 'react';
import { CheckIcon, QuestionIcon } from './icons/marks.tsx';
import { type IconProps, SvgIcon } from './icons/SvgIcon.tsx';
import { reasonMarkMessages } from './reason-mark-messages.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface ReasonStyle {
  icon: ReactNode;
  className: string;
}

const reasonStyles: Record<MatchReason['kind'], ReasonStyle> = {
  match: {
    icon: <CheckIcon className="size-3.5" />,
    className: 'bg-status-positive text-status-positive-text',
  },
  near: {
    icon: <NearIcon className="size-3.5" />,
    className: 'bg-status-pending text-status-pending-text',
  },
  unknown: {
    icon: <QuestionIcon className="size-3.5" />,
    className: 'bg-status-progress text-status-progress-text',
  },
  miss: {
    icon: <DifferentIcon className="size-3.5" />,
    className: 'bg-status-neutral text-status-neutral-text',
  },
};

/** The icon of a reason's kind, with the word that is read out. */
export function ReasonMark({ kind }: { kind: MatchReason['kind'] }) {
  const { icon, className } = reasonStyles[kind];
  return (
    <>
      <span className={`mt-px grid size-5 flex-none place-items-center rounded-full ${className}`}>
        {icon}
      </span>
      <VisuallyHidden>{reasonMarkMessages[kind]} </VisuallyHidden>
    </>
  );
}

function DifferentIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M6 12h12" />
    </SvgIcon>
  );
}

/** A nearly matching criterion. */
function NearIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M4.5 13.5c2.5-4.5 5-4.5 7.5-1.5s5 3 7.5-1.5" />
    </SvgIcon>
  );
}
