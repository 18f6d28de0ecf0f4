import { useState } from 'react';
import { Button } from '../../../../components/ui/Button.tsx';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { IconButton } from '../../../../components/ui/IconButton.tsx';
import { QuestionIcon } from '../../../../components/ui/icons/marks.tsx';
import { calendarMessages as messages } from './calendar-messages.ts';

/** B3.09: a button that explains how visits are moved and checked in. */
export function CalendarHelp() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label={messages.help}
        icon={<QuestionIcon />}
        variant="outlined"
        size="sm"
        onClick={() => setIsOpen(true)}
      />
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        size="sm"
        title={messages.helpTitle}
        footer={<Button onClick={() => setIsOpen(false)}>{messages.helpClose}</Button>}
      >
        <div className="grid gap-2">
          <h3 className="text-lg">{messages.helpMouse}</h3>
          <p>{messages.howToMove}</p>
          <h3 className="text-lg">{messages.helpKeyboard}</h3>
          <p>{messages.keyboardHelp}</p>
        </div>
      </Dialog>
    </>
  );
}
