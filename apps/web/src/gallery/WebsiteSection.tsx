import { DataPage } from '../features/data-pages/components/DataPage.tsx';
import { EmbedChoices } from '../features/embed/components/EmbedChoices.tsx';
import { EmbedPreview } from '../features/embed/components/EmbedPreview.tsx';
import { EmbedTag } from '../features/embed/components/EmbedTag.tsx';
import { ExportedTables } from '../features/export/components/ExportedTables.tsx';
import { KennelCard } from '../features/kennel-cards/components/KennelCard.tsx';
import { Section } from './Section.tsx';
import { pets } from './samples.ts';

/** The tag for a shelter's own site, and what is printed. */
export function WebsiteSection() {
  const [pet] = pets;
  return (
    <Section title="Website, export and cards">
      <EmbedChoices choice={{ species: 'Dog' }} onChange={() => undefined} />
      <EmbedPreview choice={{ species: 'Dog' }} />
      <EmbedTag tag="<pawmatch-pets></pawmatch-pets>" />
      <DataPage title="Export" about="Everything in one file.">
        <ExportedTables withPeople={false} />
      </DataPage>
      <KennelCard pet={pet} size="a6" origin="https://pets.example" shelter="Pawmatch Shelter" />
    </Section>
  );
}
