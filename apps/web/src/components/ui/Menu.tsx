import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { Fragment, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { useTopmostDialog } from './dialog-stack.ts';
import { CheckIcon } from './icons/marks.tsx';

type MenuItem = {
  label: string;
  onSelect: () => void;
  icon?: ReactNode;
  /** Below a separator, in the danger colour. */
  isDanger?: boolean;
  /** The current value; marked, and announced to screen readers. */
  isCurrent?: boolean;
  disabled?: boolean;
};

type MenuProps = {
  /** The button that opens it: one element that takes a ref and the attributes of a button. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Accessible name of the menu; defaults to the button's. */
  label?: string;
  align?: 'start' | 'end';
};

/**
 * A button with a menu of actions. Only for staff pages, because it imports Radix. Not modal: its scroll
 * lock would add a style element, which the content security policy forbids.
 */
export function Menu({ trigger, items, label, align = 'end' }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const topmostDialog = useTopmostDialog();
  const chosen = useRef<MenuItem | null>(null);

  // Selected after the menu has closed: then its button has focus, and a dialog can return it.
  const handleClosed = () => {
    chosen.current?.onSelect();
    chosen.current = null;
  };

  // Inside the main landmark, where screen readers expect it.
  const container = topmostDialog ?? (isOpen ? document.getElementById('main') : null);
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setIsOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={handleClosed}
          {...(label ? { 'aria-label': label, 'aria-labelledby': undefined } : {})}
          className="z-30 min-w-48 rounded-lg border border-line bg-raised p-1.5 shadow-raised"
        >
          {items.map((item) => (
            <Fragment key={item.label}>
              {item.isDanger && <DropdownMenu.Separator className="my-1.5 h-px bg-line" />}
              <DropdownMenu.Item
                onSelect={() => {
                  chosen.current = item;
                }}
                disabled={item.disabled}
                aria-current={item.isCurrent || undefined}
                className={classNames(
                  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-3 text-sm font-medium',
                  'outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-50',
                  item.isDanger
                    ? 'text-danger data-highlighted:bg-danger-soft'
                    : 'data-highlighted:bg-action-soft',
                )}
              >
                {item.icon}
                <span className="flex-1">{item.label}</span>
                {item.isCurrent && <CheckIcon className="size-4.5 text-action" />}
              </DropdownMenu.Item>
            </Fragment>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
