import { type ReactNode, useId } from 'react';
import { buttonClasses } from '../../../components/ui/Button.tsx';
import { PHOTO_FILES } from '../../pets/staff/form/photo-files.ts';

interface PhotoPickerProps {
  /** For screen readers. */
  label: string;
  onPick: (file: File) => void;
  children: ReactNode;
  className?: string;
}

const FOCUS =
  'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus';

/** Takes or chooses one photo. */
export function PhotoPicker({ label, onPick, children, className }: PhotoPickerProps) {
  const id = useId();
  return (
    <div className="relative">
      <input
        id={id}
        aria-label={label}
        type="file"
        accept={PHOTO_FILES}
        className="peer sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Allows the same file to be chosen again.
          currentTarget.value = '';
          if (file) onPick(file);
        }}
      />
      <label htmlFor={id} className={`${className ?? buttonClasses('secondary', 'sm')} ${FOCUS}`}>
        {children}
      </label>
    </div>
  );
}
