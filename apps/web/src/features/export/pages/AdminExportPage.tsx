import { exportTableTexts } from '@pawmatch/contract/export/export-table-messages';
import { exportTableNames, exportTables } from '@pawmatch/contract/export/export-tables';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { CheckboxField } from '../../../components/ui/CheckboxField.tsx';
import { DownloadIcon } from '../../../components/ui/icons/secondary.tsx';
import { useCan } from '../../../lib/use-can.ts';
import { DataPage } from '../../data-pages/components/DataPage.tsx';
import { ListDownload } from '../components/ListDownload.tsx';
import { useExport } from '../export-api.ts';
import { exportMessages as messages } from '../export-messages.ts';

/** Everything leaves from here, in one file. */
export function AdminExportPage() {
  const mayExportPeople = useCan()('people.export');
  const [people, setPeople] = useState(mayExportPeople);
  const [photos, setPhotos] = useState(true);
  const { mutate: start, isPending } = useExport();
  return (
    <DataPage title={messages.title} about={messages.about}>
      <section className="grid gap-4 rounded-xl border border-line bg-surface p-5">
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-semibold">{messages.choose}</legend>
          <CheckboxField label={messages.always} checked disabled readOnly />
          {mayExportPeople && (
            <CheckboxField
              label={messages.people}
              hint={messages.peopleHint}
              checked={people}
              onChange={({ target }) => setPeople(target.checked)}
            />
          )}
          <CheckboxField
            label={messages.photos}
            checked={photos}
            onChange={({ target }) => setPhotos(target.checked)}
          />
        </fieldset>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            icon={<DownloadIcon className="size-5" />}
            busy={isPending}
            busyLabel={messages.starting}
            onClick={() => start({ what: 'everything', people, photos })}
          >
            {messages.start}
          </Button>
          <p className="text-sm text-text-muted">{messages.journal}</p>
        </div>
      </section>
      <section className="grid gap-2">
        <h2 className="text-xl">{messages.stays}</h2>
        <p className="max-w-prose text-text-muted">{messages.staysText}</p>
        <div>
          <ListDownload what="stays" query={{}} />
        </div>
      </section>
      <section className="grid gap-2">
        <h2 className="text-xl">{messages.back}</h2>
        <p className="max-w-prose text-text-muted">{messages.backText}</p>
      </section>
      <section className="grid gap-3">
        <h2 className="text-xl">{messages.contents}</h2>
        <ExportedTables withPeople={mayExportPeople && people} />
      </section>
    </DataPage>
  );
}

/** The tables of an export, and what each of them is. */
function ExportedTables({ withPeople }: { withPeople: boolean }) {
  const names = exportTableNames.filter((name) => withPeople || !exportTables[name].isAboutPeople);
  return (
    <dl className="divide-y divide-line border-y border-line text-sm">
      {names.map((name) => (
        <div key={name} className="grid gap-x-4 py-2.5 sm:grid-cols-[12rem_1fr]">
          <dt className="font-medium">{name}</dt>
          <dd className="text-text-muted">{exportTableTexts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
