import { factLabel } from '@pawmatch/contract/pets/facts/fact-label';
import type { Visit } from '@pawmatch/contract/visits/visit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { StatusBadge } from '../../../components/ui/StatusBadge.tsx';
import { useCan } from '../../../lib/use-can.ts';
import { EmailLink, PhoneLink } from '../../../staff/ContactLinks.tsx';
import { visitStatusName } from '../visit-status-name.ts';
import { visitedPetName } from '../visited-pet-name.ts';
import { VisitSteps } from './outcome/VisitSteps.tsx';
import { isVisitEditable } from './outcome/visit-progress.ts';
import { visitDetailsMessages as messages } from './staff-visits-messages.ts';
import { VisitThumbnail, VisitTime, visitStatusTone } from './visit-cells.tsx';

type VisitDetailsDialogProps = {
  visit: Visit;
  timeZone: string;
  onEdit: () => void;
  onClose: () => void;
};

/** The details of a visit request. */
export function VisitDetailsDialog({ visit, timeZone, onEdit, onClose }: VisitDetailsDialogProps) {
  const { pet, user } = visit;
  const can = useCan();
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.title}
      footer={
        <>
          {isVisitEditable(visit) && (
            <Button variant="secondary" onClick={onEdit}>
              {messages.edit}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {messages.close}
          </Button>
        </>
      }
    >
      <div className="grid gap-6 pt-1">
        <div className="flex items-center gap-4">
          <VisitThumbnail pet={pet} className="size-20 rounded-xl" />
          <div className="min-w-0">
            <p className="font-display text-xl font-semibold wrap-anywhere">
              {visitedPetName(visit)}
            </p>
            {pet && (
              <p className="text-text-muted">
                {factLabel('species', pet.species, pet.species, pet.sex)}
              </p>
            )}
          </div>
        </div>
        <VisitSteps visit={visit} timeZone={timeZone} />
        <Facts title={messages.requesterTitle}>
          <Fact term={messages.name}>{user.full_name}</Fact>
          <Fact term={messages.email}>
            <EmailLink email={user.email} />
          </Fact>
          <Fact term={messages.phone}>
            <PhoneLink phone={user.phone_number} />
          </Fact>
          {user.id && can('people.read') && (
            <Fact term={messages.account}>
              <Link to={`/admin/people/${user.id}`} className="link">
                {messages.openAccount}
              </Link>
            </Fact>
          )}
        </Facts>
        <Facts title={messages.visitTitle}>
          <Fact term={messages.status}>
            <StatusBadge tone={visitStatusTone(visit.status)}>
              {visitStatusName(visit.status)}
            </StatusBadge>
          </Fact>
          <Fact term={messages.requestedDate}>
            <VisitTime requestedAt={visit.requested_at} timeZone={timeZone} />
          </Fact>
          {visit.notes && (
            <Fact term={messages.notes}>
              <span className="whitespace-pre-line">{visit.notes}</span>
            </Fact>
          )}
        </Facts>
      </div>
    </Dialog>
  );
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{title}</h3>
      <dl className="divide-y divide-line rounded-xl border border-line px-4">{children}</dl>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-2.5 sm:grid-cols-[9rem_1fr]">
      <dt className="text-sm text-text-muted sm:leading-[1.7]">{term}</dt>
      <dd className="min-w-0 text-balance wrap-anywhere">{children}</dd>
    </div>
  );
}
