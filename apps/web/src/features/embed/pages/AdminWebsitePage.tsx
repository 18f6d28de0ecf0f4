import type { EmbedChoice } from '@pawmatch/contract/embed/embed-tag';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Card } from '../../../components/ui/Card.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { pagePath } from '../../../lib/text/language.ts';
import { ListState } from '../../../staff/list/ListState.tsx';
import { DataPage } from '../../data-pages/components/DataPage.tsx';
import { EmbedChoices } from '../components/EmbedChoices.tsx';
import { EmbedPreview } from '../components/EmbedPreview.tsx';
import { EmbedTag } from '../components/EmbedTag.tsx';
import { websiteQuery } from '../embed-api.ts';
import { websiteMessages as messages } from '../website-messages.ts';
import { writeTag } from '../write-tag.ts';

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
          <Part title={messages.which}>
            <EmbedChoices choice={choice} onChange={setChosen} />
          </Part>
          <Part title={messages.preview} about={messages.previewAbout}>
            <EmbedPreview choice={choice} />
          </Part>
          <Part title={messages.tag} about={messages.tagAbout}>
            <EmbedTag tag={writeTag(website, choice)} />
            <a href={pagePath('/api/docs/embed')} className="link justify-self-start">
              {messages.documentation}
            </a>
          </Part>
          <Part title={messages.feeds}>
            <Feeds shelter={website.slug} />
          </Part>
        </>
      )}
    </DataPage>
  );
}

type PartProps = { title: string; about?: string; children: ReactNode };

function Part({ title, about, children }: PartProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card className="grid gap-4">
        <div className="grid gap-1">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          {about && <p className="text-sm text-text-muted">{about}</p>}
        </div>
        {children}
      </Card>
    </section>
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
