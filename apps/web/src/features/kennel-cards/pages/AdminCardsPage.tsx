import { useQueries } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { useOrigin } from '../../../lib/origin.ts';
import { ListSelect } from '../../../staff/list/ListFilter.tsx';
import { useListAddress } from '../../../staff/page/use-list-address.ts';
import { StaffNavigation } from '../../../staff/StaffNavigation.tsx';
import { petRows } from '../../pets/staff/staff-pets-api.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { cardSizeNames, paperRules } from '../card-sizes.ts';
import { KennelCard } from '../components/KennelCard.tsx';
import cardStyles from '../kennel-card.css?inline';
import { kennelCardMessages as messages } from '../kennel-card-messages.ts';

/**
 * Adds styles while a page is shown: those of paper would be in the way of every other page, and the policy refuses
 * inline ones.
 */
function useStyleSheet(text: string): void {
  useLayoutEffect(() => {
    if (!('adoptedStyleSheets' in document)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== sheet);
    };
  }, [text]);
}

const parameters = { ids: null, size: cardSizeNames } as const;

/** Photos that have not come yet would be missing on paper. One that fails has a drawing in its place. */
const waitForPhotos = () =>
  Promise.allSettled([...document.querySelectorAll('main img')].map((image) => decode(image)));

const decode = async (image: Element) => {
  if (image instanceof HTMLImageElement) await image.decode();
};

/** Cards for kennels, to be printed: those of the pets in the address. */
export function AdminCardsPage() {
  const { values, set } = useListAddress(parameters);
  const ids = [...new Set((values.ids ?? '').split(',').filter((id) => id !== ''))];
  const size = cardSizeNames.find((name) => name === values.size) ?? 'a6';
  const queries = useQueries({ queries: ids.map((id) => petRows.one(id)) });
  const shelter = useShelter();
  const origin = useOrigin();
  const [isPrinting, setIsPrinting] = useState(false);
  useStyleSheet(cardStyles);
  useStyleSheet(paperRules(size));

  const pets = queries.flatMap(({ data }) => data ?? []);
  const goneCount = queries.filter(({ data }) => data === null).length;
  const failed = queries.filter(({ isError }) => isError);
  const isPending = !shelter || queries.some((query) => query.isPending);

  const printCards = async () => {
    setIsPrinting(true);
    await waitForPhotos();
    setIsPrinting(false);
    print();
  };

  return (
    <>
      <StaffNavigation />
      <div className="grid gap-4 px-4 py-4 sm:px-6 print:block print:p-0">
        <header className="grid gap-3 print:hidden">
          <Link to="/admin/pets" className="link justify-self-start text-sm">
            {messages.toPets}
          </Link>
          <div>
            <h1 className="text-2xl">{messages.title}</h1>
            <p className="text-sm text-text-muted">{messages.about}</p>
          </div>
          <div className="flex flex-wrap items-end gap-3">
            <ListSelect
              label={messages.size}
              value={size}
              choices={cardSizeNames.map((name) => ({ value: name, label: messages.sizes[name] }))}
              onChange={(name) => set({ size: name })}
            />
            <Button
              size="sm"
              busy={isPrinting}
              disabled={pets.length === 0}
              onClick={() => void printCards()}
            >
              {messages.print}
            </Button>
            <p aria-live="polite" className="self-center text-sm text-text-muted">
              {isPending ? null : messages.count(pets.length)}
            </p>
          </div>
          {ids.length === 0 && <Notice>{messages.none}</Notice>}
          {goneCount > 0 && <Notice tone="warning">{messages.gone(goneCount)}</Notice>}
          {failed.length > 0 && (
            <LoadFailure
              query={{
                error: failed[0]?.error,
                refetch: () => failed.forEach(({ refetch }) => void refetch()),
              }}
              message={messages.loadFailed}
            />
          )}
        </header>
        {isPending && <Spinner label={messages.loading} showLabel />}
        <div className="flex flex-wrap gap-4 print:block">
          {!isPending &&
            pets.map((pet) => (
              <KennelCard
                key={pet.id}
                pet={pet}
                size={size}
                origin={origin}
                shelter={shelter.name}
              />
            ))}
        </div>
      </div>
    </>
  );
}
