import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ChevronDownIcon } from '../../../components/ui/icons/navigation.tsx';

interface FoldedPanelProps {
  /** In an address, such as `/match-results#together`, which opens the panel. */
  id: string;
  title: string;
  /** Shown, and so loaded, when the panel is opened for the first time. */
  children: ReactNode;
}

/** A part of the matches page that is closed at first. */
export function FoldedPanel({ id, title, children }: FoldedPanelProps) {
  const { hash, key } = useLocation();
  const isInAddress = hash === `#${id}`;
  // What is below it starts below it.
  const [isOpenAtFirst] = useState(isInAddress);
  const [isOpened, setOpened] = useState(isInAddress);
  const panel = useRef<HTMLDetailsElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useLayoutEffect(() => {
    if (!panel.current || !isInAddress) return;
    panel.current.open = true;
    panel.current.querySelector('summary')?.focus({ preventScroll: true });
    panel.current.scrollIntoView({ block: 'nearest' });
  }, [isInAddress, key]);

  return (
    <details
      ref={panel}
      open={isOpenAtFirst}
      id={id}
      className="group scroll-mt-24 rounded-xl border border-line bg-surface"
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-xl px-4 py-2 font-semibold">
        <ChevronDownIcon className="size-5 transition-transform group-open:rotate-180" />
        {title}
      </summary>
      {isOpened && children}
    </details>
  );
}
