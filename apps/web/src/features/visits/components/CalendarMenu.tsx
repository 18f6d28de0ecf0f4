import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { Button } from '../../../components/ui/Button.tsx';
import { CalendarIcon } from '../../../components/ui/icons/time.tsx';
import { Menu } from '../../../components/ui/Menu.tsx';
import { googleCalendarUrl, outlookCalendarUrl, visitCalendarFile } from '../calendar-links.ts';
import { visitedPetName } from '../visited-pet-name.ts';
import { ownVisitMessages as messages } from '../visits-messages.ts';

const openPage = (url: string) => window.open(url, '_blank', 'noreferrer');

function saveFile(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'visit.ics';
  link.click();
  URL.revokeObjectURL(address);
}

interface CalendarMenuProps {
  visit: Visit;
  shelter: Shelter;
  /** Beside other visits: the name says which one is added. */
  isNamed?: boolean;
}

/** B3.06: adds a visit to Google Calendar, Outlook, or any calendar with a file. */
export function CalendarMenu({ visit, shelter, isNamed = false }: CalendarMenuProps) {
  const name = isNamed ? messages.calendarFor(visitedPetName(visit)) : messages.calendar;
  return (
    <Menu
      label={name}
      align="start"
      trigger={
        <Button
          variant="secondary"
          size="sm"
          aria-label={name}
          icon={<CalendarIcon className="size-4.5" />}
        >
          {messages.calendar}
        </Button>
      }
      items={[
        { label: messages.google, onSelect: () => openPage(googleCalendarUrl(visit, shelter)) },
        { label: messages.outlook, onSelect: () => openPage(outlookCalendarUrl(visit, shelter)) },
        {
          label: messages.file,
          onSelect: () => saveFile(visitCalendarFile(visit, shelter, new Date())),
        },
      ]}
    />
  );
}
