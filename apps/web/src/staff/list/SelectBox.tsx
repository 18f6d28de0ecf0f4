import { useEffect, useRef } from 'react';
import { classNames } from '../../components/ui/class-names.ts';

type SelectBoxProps = {
  /** Accessible name of the checkbox. */
  label: string;
  isChecked: boolean;
  /** Some but not all are selected. */
  isMixed?: boolean;
  onToggle: () => void;
  /** A visible caption beside the checkbox. */
  caption?: string;
};

/** A checkbox whose whole cell is the target: 44 px on touch screens. */
export function SelectBox({
  label,
  isChecked,
  isMixed = false,
  onToggle,
  caption,
}: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);

  return (
    <label
      className={classNames(
        'flex min-h-9 min-w-9 items-center gap-3 pointer-coarse:min-h-11 pointer-coarse:min-w-11',
        caption ? 'px-2.5' : 'justify-center',
      )}
    >
      <input
        ref={box}
        type="checkbox"
        checked={isChecked}
        onChange={onToggle}
        aria-label={label}
        className="checkbox"
      />
      {caption}
    </label>
  );
}
