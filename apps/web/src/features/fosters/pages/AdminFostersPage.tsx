import type { FosterHome } from '@pawmatch/contract/fosters/foster-homes-endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { HasFosterHome, useCan } from '../../../lib/use-can.ts';
import { ListState } from '../../../staff/list/ListState.tsx';
import { StaffPage } from '../../../staff/StaffPage.tsx';
import { currentUserQuery } from '../../auth/auth-api.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { FosterHomeCard } from '../components/FosterHomeCard.tsx';
import { FosterHomeDialog } from '../components/FosterHomeDialog.tsx';
import { FosterOffers } from '../components/FosterOffers.tsx';
import { OfferDialog } from '../components/OfferDialog.tsx';
import { fosterHomesQuery, fosterOffersQuery } from '../fosters-api.ts';
import { fostersMessages as messages, offerMessages } from '../fosters-messages.ts';

/** Foster homes with their pets, those whose people have left, and offers to the others. */
export function AdminFostersPage() {
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const query = useQuery(fosterHomesQuery);
  const queries = useQueryClient();
  const mayEdit = useCan()('fosters.edit');
  const hasHome = use(HasFosterHome);
  const [edited, setEdited] = useState<{ home: FosterHome | null }>();
  const [offered, setOffered] = useState<string[]>();
  const board = query.data;
  const left = board?.homes.filter(({ has_access, pets }) => !has_access && pets.length > 0) ?? [];
  return (
    <>
      <StaffPage
        title={messages.title}
        width="board"
        count={board && messages.count(board.homes.length)}
        action={
          <>
            {!hasHome && (
              <Link to="/admin/foster" className="link text-sm">
                {messages.offerHome}
              </Link>
            )}
            {mayEdit && board && (
              <>
                <Button size="sm" variant="secondary" onClick={() => setOffered([])}>
                  {offerMessages.offer}
                </Button>
                <Button size="sm" onClick={() => setEdited({ home: null })}>
                  {messages.add}
                </Button>
              </>
            )}
          </>
        }
      >
        <ListState query={query} loading={messages.loading} failed={messages.loadFailed} />
        {left.map(({ id, person, pets }) => (
          <Notice
            key={id}
            tone="warning"
            action={
              mayEdit && (
                <Button
                  size="sm"
                  variant="secondary"
                  onClick={() => setOffered(pets.map((pet) => pet.id))}
                >
                  {offerMessages.offerThese}
                </Button>
              )
            }
          >
            {messages.left({ person: person?.name ?? null, count: pets.length })}
          </Notice>
        ))}
        {board?.homes.length === 0 && <p className="text-text-muted">{messages.none}</p>}
        {board && board.homes.length > 0 && (
          <ul className="grid items-start gap-4 lg:grid-cols-2">
            {board.homes.map((home) => (
              <FosterHomeCard
                key={home.id}
                home={home}
                today={board.today}
                timeZone={timeZone}
                onEdit={mayEdit ? () => setEdited({ home }) : undefined}
              />
            ))}
          </ul>
        )}
        <FosterOffers mayEdit={mayEdit} />
      </StaffPage>
      {edited && board && (
        <FosterHomeDialog
          home={edited.home}
          people={board.without_home}
          onSaved={(after) => {
            queries.setQueryData(fosterHomesQuery.queryKey, after);
            // It may be the reader's own.
            void queries.invalidateQueries(currentUserQuery);
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
      {offered && board && (
        <OfferDialog
          petIds={offered}
          today={board.today}
          onSent={(after) => queries.setQueryData(fosterOffersQuery.queryKey, after)}
          onClose={() => setOffered(undefined)}
        />
      )}
    </>
  );
}
