import { useState } from 'react';
import { Button } from '../components/ui/Button.tsx';
import { FosterHomeCard } from '../features/fosters/components/FosterHomeCard.tsx';
import { FosterHomeDialog } from '../features/fosters/components/FosterHomeDialog.tsx';
import { FosterOffers } from '../features/fosters/components/FosterOffers.tsx';
import { OfferDialog } from '../features/fosters/components/OfferDialog.tsx';
import { OwnHomeForm } from '../features/fosters/components/OwnHomeForm.tsx';
import { OwnOffers } from '../features/fosters/components/OwnOffers.tsx';
import { fostersMessages, offerMessages } from '../features/fosters/fosters-messages.ts';
import { annsHome, fosterBoard, leftHome } from '../features/fosters/testing/foster-samples.ts';
import { Section } from './Section.tsx';

const doNothing = () => undefined;

/** Foster homes and offers, for staff and for those who get them. */
export function FosterHomesSection() {
  const [open, setOpen] = useState<'home' | 'offer' | null>(null);
  const close = () => setOpen(null);
  const { today, without_home: people } = fosterBoard;
  return (
    <Section title="Foster homes">
      <ul className="grid items-start gap-4 lg:grid-cols-2">
        {[annsHome, leftHome].map((home) => (
          <FosterHomeCard
            key={home.id}
            home={home}
            today={today}
            timeZone="America/New_York"
            onEdit={doNothing}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('home')}>{fostersMessages.add}</Button>
        <Button onClick={() => setOpen('offer')}>{offerMessages.offer}</Button>
      </div>
      <FosterOffers mayEdit />
      <OwnOffers />
      <OwnHomeForm />
      {open === 'home' && (
        <FosterHomeDialog home={null} people={people} onSaved={doNothing} onClose={close} />
      )}
      {open === 'offer' && (
        <OfferDialog petIds={[]} today={today} onSent={doNothing} onClose={close} />
      )}
    </Section>
  );
}
