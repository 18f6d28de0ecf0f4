import {
  type ExportedList,
  exportFormats,
  exportTables,
} from '@pawmatch/contract/export/export-tables';
import { Button } from '../../../components/ui/Button.tsx';
import { DownloadIcon } from '../../../components/ui/icons/secondary.tsx';
import { Menu } from '../../../components/ui/Menu.tsx';
import { useCan } from '../../../lib/use-can.ts';
import type { FilterValues } from '../../../staff/row-source.ts';
import { useExport } from '../export-api.ts';
import { exportMessages as messages } from '../export-messages.ts';

type ListDownloadProps = {
  what: ExportedList;
  /** The filters and the order of the list. */
  query: FilterValues;
};

/** Downloads a list of staff as it is filtered, all of its pages; nothing for who may not. */
export function ListDownload({ what, query }: ListDownloadProps) {
  const can = useCan();
  const { mutate: start, isPending } = useExport();
  if (!can(exportTables[what].isAboutPeople ? 'people.export' : 'records.export')) return null;
  return (
    <Menu
      trigger={
        <Button
          variant="secondary"
          size="sm"
          busy={isPending}
          busyLabel={messages.starting}
          icon={<DownloadIcon className="size-4.5" />}
          className="min-h-10!"
        >
          {messages.list}
        </Button>
      }
      items={exportFormats.map((format) => ({
        label: messages.formats[format],
        disabled: isPending,
        onSelect: () => start({ what, format, query }),
      }))}
    />
  );
}
