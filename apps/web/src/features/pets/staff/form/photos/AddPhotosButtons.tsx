import { type ChangeEvent, type ReactNode, useId } from 'react';
import { buttonClasses } from '../../../../../components/ui/Button.tsx';
import { PlusIcon, UploadIcon } from '../../../../../components/ui/icons/secondary.tsx';
import { photoMessages } from '../../staff-pets-messages.ts';
import { PHOTO_FILES } from '../photo-files.ts';

interface AddPhotosButtonsProps {
  disabled: boolean;
  onAdd: (files: File[]) => void;
}

/** Buttons to choose several photos, and on phones to take one. */
export function AddPhotosButtons(props: AddPhotosButtonsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <FileButton {...props} multiple icon={<UploadIcon className="size-4.5" />}>
        {photoMessages.add}
      </FileButton>
      <div className="pointer-fine:hidden">
        <FileButton {...props} capture="environment" icon={<PlusIcon className="size-4.5" />}>
          {photoMessages.take}
        </FileButton>
      </div>
      <p className="text-sm text-text-muted pointer-coarse:hidden">{photoMessages.drop}</p>
    </div>
  );
}

type FileButtonProps = AddPhotosButtonsProps & {
  multiple?: boolean;
  capture?: 'environment';
  icon: ReactNode;
  /** The name, where the text alone does not say enough. */
  'aria-label'?: string;
  children: string;
};

/** Chooses or takes photos. */
export function FileButton({ disabled, onAdd, icon, children, ...input }: FileButtonProps) {
  const id = useId();
  const handleChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(target.files ?? [])]);
    // Allows the same file to be chosen again.
    target.value = '';
  };
  return (
    <div className="grid">
      <input
        {...input}
        id={id}
        type="file"
        accept={PHOTO_FILES}
        disabled={disabled}
        onChange={handleChoose}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={buttonClasses(
          'secondary',
          'sm',
          'hover:border-action hover:bg-action-soft peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:opacity-60',
        )}
      >
        {icon}
        {children}
      </label>
    </div>
  );
}
