import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './icons/navigation.tsx';
import { uiMessages } from './ui-messages.ts';
import { useModal } from './use-modal.ts';

const SIZES = {
  sm: 'dialog-bottom sm:max-w-md',
  md: 'dialog-sheet sm:max-w-xl',
  lg: 'dialog-sheet sm:max-w-3xl',
  xl: 'dialog-sheet sm:max-w-5xl',
};

export type DialogProps = {
  open: boolean;
  /** Called on Escape, the close button, a press on the backdrop or the back gesture. */
  onClose: () => void;
  title: ReactNode;
  /** One sentence under the title, read out when the dialog opens. */
  description?: ReactNode;
  /** `sm` sits at the bottom of a phone; the others fill it. */
  size?: keyof typeof SIZES;
  /** False while work is in progress: nothing closes the dialog. */
  dismissible?: boolean;
  /** A press on the backdrop does not close the dialog. */
  hasUnsavedChanges?: boolean;
  /** Buttons under the content, always visible where the window has room for them. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A modal dialog on the native element: focus stays inside and returns to where it was. The sections use
 * `flex-auto`, because WebKit does not let them grow with `flex-1`.
 */
export function Dialog({ open, ...panel }: DialogProps) {
  return open ? <DialogPanel {...panel} /> : null;
}

function DialogPanel({
  onClose,
  title,
  description,
  size = 'md',
  dismissible = true,
  hasUnsavedChanges = false,
  footer,
  children,
}: Omit<DialogProps, 'open'>) {
  const titleId = useId();
  const descriptionId = useId();
  const { ref, handlers } = useModal(dismissible ? onClose : undefined, hasUnsavedChanges);

  return (
    <dialog
      ref={ref}
      {...handlers}
      tabIndex={-1}
      data-read-out
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      className={classNames('dialog', SIZES[size])}
    >
      {/* What gets focus stays clear of the header and the footer, with the label of an invisible input. */}
      <div className="relative flex min-h-0 flex-auto scroll-p-36 flex-col overflow-y-auto">
        <header className="sticky top-stuck z-10 flex items-start gap-3 bg-raised px-5 pt-[max(1.25rem,env(safe-area-inset-top))] pb-4 sm:px-7 sm:pt-6">
          <div className="min-w-0 flex-1">
            <h2 id={titleId} className="text-2xl">
              {title}
            </h2>
            {description && (
              <p id={descriptionId} className="mt-1.5 text-text-muted">
                {description}
              </p>
            )}
          </div>
          <IconButton
            label={uiMessages.close}
            icon={<CloseIcon />}
            variant="quiet"
            className="-me-2.5 -mt-1.5"
            onClick={onClose}
            disabled={!dismissible}
          />
        </header>
        <div className="flex-auto px-5 pb-6 sm:px-7">{children}</div>
        {footer && (
          <footer className="sticky bottom-stuck z-10 flex flex-wrap justify-end gap-3 border-t border-line bg-raised px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:*:flex-1 sm:px-7">
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  );
}
