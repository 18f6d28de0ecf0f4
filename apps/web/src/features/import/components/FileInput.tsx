import type { RefObject } from 'react';

type FileInputProps = {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  accept: string;
  onChoose: (file: File | undefined) => void;
};

/** The input behind a button that chooses a file. */
export function FileInput({ ref, label, accept, onChoose }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      aria-label={label}
      tabIndex={-1}
      accept={accept}
      className="sr-only"
      onChange={({ target }) => {
        onChoose(target.files?.[0]);
        // Allows the same file to be chosen again.
        target.value = '';
      }}
    />
  );
}
