import { partLabel } from '@pawmatch/contract/numbers/number-figures';
import { numberTexts } from '@pawmatch/contract/numbers/number-messages';
import { type NumberId, numberIds, numberParts } from '@pawmatch/contract/numbers/number-values';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { useTabTitle } from '../../../lib/tab-title.ts';
import { ListSkeleton } from '../../../staff/list/ListPanel.tsx';
import { PageControls } from '../../../staff/page/PageControls.tsx';
import { useListAddress } from '../../../staff/page/use-list-address.ts';
import { StaffPage } from '../../../staff/StaffPage.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { NumberRowItem } from '../components/NumberRowItem.tsx';
import { numberRowsQuery } from '../numbers-api.ts';
import { numbersMessages as messages } from '../numbers-messages.ts';

const parameters = { part: null, from: null, to: null } as const;

const isNumber = (id: string | undefined): id is NumberId =>
  numberIds.some((number) => number === id);

/** The stays or visits behind one of the numbers. */
export function AdminNumberRowsPage() {
  const { number } = useParams();
  if (isNumber(number)) return <NumberRows number={number} />;
  return (
    <StaffPage title={messages.title}>
      <Notice tone="warning">{messages.unknownNumber}</Notice>
    </StaffPage>
  );
}

function NumberRows({ number }: { number: NumberId }) {
  const { values, page, searchOfPage } = useListAddress(parameters);
  const period = { ...(values.from && { from: values.from }), ...(values.to && { to: values.to }) };
  const part = numberParts[number].find((each) => each === values.part);
  const query = useQuery(numberRowsQuery(number, { part, period, page }));
  const { data, isPending } = query;
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const { label, formula } = numberTexts[number];
  const subject = number === 'answers' || number === 'visits' ? 'visit' : 'stay';
  const title = part ? messages.partOf({ label, part: partLabel(part) }) : label;
  useTabTitle(title);
  return (
    <StaffPage
      title={title}
      back={
        <Link
          to={`/admin/numbers?${new URLSearchParams(period)}`}
          className="link inline-flex items-center justify-self-start text-sm pointer-coarse:min-h-11"
        >
          {messages.back}
        </Link>
      }
      count={[
        period.from && period.to && messages.period({ from: period.from, to: period.to }),
        data && messages.rowCount[subject](data.total),
      ]
        .filter(Boolean)
        .join(' · ')}
      about={formula}
    >
      {isPending && <ListSkeleton label={messages.loading} />}
      <LoadFailure query={query} message={messages.rowsFailed} />
      {data?.rows.length === 0 && <p className="text-text-muted">{messages.noRows}</p>}
      {data && data.rows.length > 0 && (
        <div className="rounded-xl border border-line bg-surface">
          <ul aria-label={messages.rows} className="divide-y divide-line">
            {data.rows.map((row) => (
              <NumberRowItem key={row.id} number={number} row={row} timeZone={timeZone} />
            ))}
          </ul>
          <PageControls
            page={page}
            total={data.total}
            searchOf={searchOfPage}
            onMove={() => scrollTo({ top: 0 })}
          />
        </div>
      )}
    </StaffPage>
  );
}
