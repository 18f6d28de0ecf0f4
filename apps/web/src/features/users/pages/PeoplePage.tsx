import { useId, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ListSkeleton } from '../../../components/admin/ListSkeleton.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { SearchIcon } from '../../../components/ui/icons/actions.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { filterPeople } from '../admin/filter-people.ts';
import { PersonDialog } from '../admin/PersonDialog.tsx';
import { PersonRow } from '../admin/PersonRow.tsx';
import { useUsers } from '../api/list-users.ts';
import { usersMessages } from '../users-messages.ts';

/** Longer lists must be searched. */
const MAX_SHOWN = 200;

/** F10: staff look after the accounts of people who ask them to; `?person=` opens one. */
export function PeoplePage() {
  const { data: people, status, error, refetch } = useUsers();
  const [search, setSearch] = useSearchParams();
  const [text, setText] = useState('');
  const searchId = useId();
  const found = useMemo(() => filterPeople(people ?? [], text), [people, text]);
  const openId = search.get('person');
  const person = people?.find(({ id }) => id === openId);
  const close = () => setSearch({}, { replace: true });

  return (
    <div className="page grid content-start gap-5 py-6">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-3xl">{usersMessages.title}</h1>
          <p className="text-text-muted">{usersMessages.lede}</p>
        </div>
        <Link to="/admin/dashboard" className="link">
          {usersMessages.backToDashboard}
        </Link>
      </header>
      {openId && people && !person && <Notice tone="warning">{usersMessages.gone}</Notice>}
      <Card padded={false} className="overflow-hidden">
        <div className="grid gap-2 border-b border-line p-4">
          <div className="relative max-w-md">
            <SearchIcon className="pointer-events-none absolute start-3 top-1/2 size-4.5 -translate-y-1/2 text-text-muted" />
            <input
              id={searchId}
              type="search"
              aria-label={usersMessages.search}
              placeholder={usersMessages.searchHint}
              value={text}
              onChange={({ target }) => setText(target.value)}
              className="control min-h-11 ps-9"
            />
          </div>
          <p role="status" className="text-sm text-text-muted">
            {people &&
              (found.length > 0 ? usersMessages.count(found.length) : usersMessages.nobody)}
          </p>
        </div>
        {status === 'pending' && <ListSkeleton label={usersMessages.loading} />}
        {status === 'error' && !people && (
          <LoadFailure
            message={usersMessages.failed}
            error={error}
            className="m-4"
            onTryAgain={() => void refetch()}
          />
        )}
        <ul className="divide-y divide-line">
          {found.slice(0, MAX_SHOWN).map((account) => (
            <PersonRow key={account.id} person={account} />
          ))}
        </ul>
        {found.length > MAX_SHOWN && (
          <p className="border-t border-line p-4 text-sm text-text-muted">
            {usersMessages.first(MAX_SHOWN)}
          </p>
        )}
      </Card>
      {person && <PersonDialog person={person} onClose={close} />}
    </div>
  );
}
