import {
  EMBED_ELEMENT,
  type EmbedChoice,
  embedAttributes,
  writeEmbedTag,
} from '@pawmatch/contract/embed/embed-tag';
import { getWebsite } from '@pawmatch/contract/embed/website-endpoints';
import { readPetsAddress, writePetsAddress } from '@pawmatch/contract/search/pets-address';
import { useQuery } from '@tanstack/react-query';
import { createElement, useEffect, useState } from 'react';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { endpointQuery } from '../../../lib/api/endpoint-query.ts';
import { copyText } from '../../../lib/text/copy-text.ts';
import { pagePath } from '../../../lib/text/language.ts';
import { toastError, toastSuccess } from '../../../lib/toast.ts';
import { ListState } from '../../../staff/list/ListState.tsx';
import { DataPage } from '../../data-pages/components/DataPage.tsx';
import { EmbedChoices } from '../components/EmbedChoices.tsx';
import { definePetsElement } from '../element/pets-element.ts';
import { websiteMessages as messages } from '../website-messages.ts';

/** What the tag for the own site of the shelter is written with. */
const websiteQuery = endpointQuery(['website'], getWebsite);

interface Website {
  origin: string;
  is_only: boolean;
}

/** The tag of a choice, with a link to all pets that fit it. */
function writeTag({ origin, is_only }: Website, choice: EmbedChoice): string {
  const { rows: _rows, limit: _limit, shelter, ...filters } = choice;
  const asked = { ...filters, ...(!is_only && shelter && { shelter }) };
  const page = writePetsAddress(readPetsAddress(new URLSearchParams(asked)));
  const { species } = choice;
  const text = messages.linkTexts[species === 'Dog' || species === 'Cat' ? species : 'any'];
  // In the language of its text.
  const pets = origin + pagePath('/pets');
  const href = page.size > 0 ? `${pets}?${page}` : pets;
  return writeEmbedTag(origin, choice, { href, text });
}

/** The tag with which the shelter's own site shows its pets. */
export function AdminWebsitePage() {
  const query = useQuery(websiteQuery);
  const { data: website } = query;
  const [chosen, setChosen] = useState<EmbedChoice>({});
  const choice = website && { shelter: website.slug, ...chosen };
  return (
    <DataPage title={messages.title} about={messages.about} isWide>
      <ListState query={query} loading={messages.loading} failed={messages.loadFailed} />
      {website?.is_paused && <Notice tone="warning">{messages.paused}</Notice>}
      {website && choice && (
        <>
          <TitledCard id="choices" title={messages.which}>
            <EmbedChoices choice={choice} onChange={setChosen} />
          </TitledCard>
          <TitledCard id="preview" title={messages.preview} about={messages.previewAbout}>
            <EmbedPreview choice={choice} />
          </TitledCard>
          <TitledCard id="tag" title={messages.tag} about={messages.tagAbout}>
            <EmbedTag tag={writeTag(website, choice)} />
            <a href={pagePath('/api/docs/embed')} className="link justify-self-start">
              {messages.documentation}
            </a>
          </TitledCard>
          <TitledCard id="feeds" title={messages.feeds}>
            <Feeds shelter={website.slug} />
          </TitledCard>
        </>
      )}
    </DataPage>
  );
}

function Feeds({ shelter }: { shelter: string }) {
  const { feedNames } = messages;
  const feeds = [
    ['pets.atom', feedNames.atom],
    ['pets.json', feedNames.json],
    ['open-days.ics', feedNames.days],
  ];
  return (
    <ul className="grid gap-1">
      {feeds.map(([file, name]) => (
        <li key={file}>
          <a
            href={`/api/open/${file}?shelter=${shelter}`}
            className="link inline-flex min-h-11 items-center sm:min-h-6"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The element itself, as on the shelter's site; a new one for each choice. */
function EmbedPreview({ choice }: { choice: EmbedChoice }) {
  useEffect(() => definePetsElement(location.origin), []);
  const attributes = embedAttributes(choice);
  return createElement(EMBED_ELEMENT, {
    key: attributes.join(' '),
    ...Object.fromEntries(attributes),
  });
}

/** The tag as a text to copy. */
function EmbedTag({ tag }: { tag: string }) {
  const copy = async () => {
    if (await copyText(tag)) toastSuccess(messages.copied);
    else toastError(messages.notCopied);
  };
  return (
    <div className="grid justify-items-start gap-3">
      <pre className="w-full rounded-lg border border-line bg-sunken p-3 text-sm whitespace-pre-wrap wrap-anywhere select-all">
        <code className="font-mono">{tag}</code>
      </pre>
      <Button size="sm" onClick={() => void copy()}>
        {messages.copy}
      </Button>
    </div>
  );
}
