import { type ReactNode, useId } from 'react';
import { buttonClasses } from '../../../components/ui/Button.tsx';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden.tsx';
import { PHOTO_FILES } from '../../pets/staff/form/photo-files.ts';

interface PhotoPickerProps {
  label: string;
  onPick: (file: File) => void;
  /** What is shown; the label is read out. */
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
        <span aria-hidden="true">{children}</span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
    </div>
  );
}
