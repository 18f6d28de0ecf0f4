import type { DoctorFinding } from '@pawmatch/contract/doctor/doctor-endpoints';
import type { Feed } from '@pawmatch/contract/feeds/feeds-endpoints';
import { useState } from 'react';
import noPetsPicture from '../artwork/no-pets.svg';
import { Button } from '../components/ui/Button.tsx';
import { DashboardCounts } from '../features/dashboard/staff/DashboardCounts.tsx';
import { TestMail } from '../features/doctor/components/TestMail.tsx';
import { FindingCard } from '../features/doctor/pages/AdminDoctorPage.tsx';
import { FeedCard } from '../features/feeds/components/FeedCard.tsx';
import { FeedPets } from '../features/feeds/components/FeedPets.tsx';
import { MailRow } from '../features/outbox/components/MailRow.tsx';
import { PetLetterSection } from '../features/pet-letters/admin/PetLetterSection.tsx';
import { PetManagement } from '../features/pets/staff/PetManagement.tsx';
import { petFormMessages } from '../features/pets/staff/staff-pets-messages.ts';
import { AffectedVisits } from '../features/shelter/admin/AffectedVisits.tsx';
import { AffectedVisitsDialog } from '../features/shelter/admin/AffectedVisitsDialog.tsx';
import { CalendarAddress } from '../features/shelter/admin/CalendarAddress.tsx';
import { RequestMails } from '../features/shelter/admin/RequestMails.tsx';
import { SettingsForm } from '../features/shelter/admin/SettingsForm.tsx';
import { settingsMessages } from '../features/shelter/settings-messages.ts';
import { VisitOutcomeCard } from '../features/visits/staff/outcome/VisitOutcomeCard.tsx';
import { toPetOptions } from '../features/visits/staff/staff-visits-api.ts';
import { outcomeMessages } from '../features/visits/staff/staff-visits-messages.ts';
import { VisitRequests } from '../features/visits/staff/VisitRequests.tsx';
import { WalkInDialog } from '../features/visits/staff/walk-in/WalkInDialog.tsx';
import { BulkOutcome } from '../staff/bulk/BulkOutcome.tsx';
import { Combobox } from '../staff/edit/combobox/Combobox.tsx';
import { EditConflict } from '../staff/edit/EditConflict.tsx';
import { ListEmpty, ListSkeleton } from '../staff/list/ListPanel.tsx';
import { AdoptionSection } from './AdoptionSection.tsx';
import { ColleaguesSection } from './ColleaguesSection.tsx';
import { NetworkSection } from './NetworkSection.tsx';
import { RecordListSections } from './RecordListSections.tsx';
import { Section } from './Section.tsx';
import { mails, pets, shelter, timeZone, visits } from './samples.ts';

const findings: DoctorFinding[] = [
  { topic: 'clock', state: 'ok', found: 'The clocks agree.', advice: null },
  { topic: 'mail', state: 'failed', found: 'No mail server answers.', advice: 'Check SMTP_URL.' },
];

const feed: Feed = {
  ...{ destination: 'petfinder', is_on: true, account: 'NY123', address_created_at: null },
  delivery: {
    ...{ protocol: 'sftp', host: 'ftp.example.org', port: 22, username: 'NY123', has_secret: true },
    ...{ folder: 'import', file_name: 'NY123', every_hours: 6 },
    fingerprint: 'SHA256:Zq3uY1mNfM0a5v8b7xX4cT9rKp2eWsHdLg6jUoBiQnE',
  },
  ...{ sent_at: '2026-11-20T15:00:00.000Z', sent_pets: 24, next_send_at: null },
  ...{ error: '550 Disk is full', failed_at: '2026-11-20T21:00:00.000Z' },
  held: { since: '2026-11-20T21:00:00.000Z', pets: 12 },
};

const affected = {
  visits: visits.map(
    (visit) => ({ visit, reason: 'closed', closed_because: 'Burst pipe' }) as const,
  ),
  count: visits.length,
  zones: { before: timeZone, after: timeZone },
};

const doNothing = () => undefined;
const petOptions = toPetOptions([...pets]);

/** The lists of staff with their forms and dialogs. */
export function StaffSection() {
  const [isWalkIn, setIsWalkIn] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [petId, setPetId] = useState('');
  return (
    <Section title="Lists and forms for staff">
      <DashboardCounts />
      <PetManagement timeZone={timeZone} />
      <VisitRequests timeZone={timeZone} />
      <RecordListSections />
      <FeedCard feed={feed} timeZone={timeZone} />
      <FeedPets timeZone={timeZone} />
      <AdoptionSection />
      <ColleaguesSection />
      <NetworkSection />
      <BulkOutcome
        failures={[{ id: '1', name: 'Biscuit', reason: 'The pet was not found.' }]}
        onDismiss={doNothing}
      />
      <EditConflict
        title={petFormMessages.changedByOther}
        fields={[{ label: 'Status', now: 'Adopted', yours: 'Pending', before: 'Available' }]}
        isBusy={false}
        onUseTheirs={doNothing}
        onSaveMine={doNothing}
      />
      <Combobox
        label="Pet"
        placeholder="Search by name or breed"
        options={petOptions}
        value={petId}
        onChange={setPetId}
      />
      <SettingsForm
        settings={{
          ...shelter,
          version: 1,
          updated_at: '2026-03-04T15:00:00.000Z',
          second_factor_required_at: null,
          care_parts: [],
          paper_size: 'letter',
        }}
      />
      <ul className="rounded-xl border border-line bg-surface">
        {findings.map((finding) => (
          <FindingCard key={finding.topic} finding={finding} action={<TestMail />} />
        ))}
      </ul>
      <CalendarAddress timeZone={shelter.time_zone} />
      <RequestMails />
      {visits.slice(0, 1).map((visit) => (
        <PetLetterSection key={visit.id} visit={visit} timeZone={timeZone} />
      ))}
      <ul>
        {mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} timeZone={timeZone} hasServer />
        ))}
      </ul>
      <AffectedVisits affected={affected} cancelledCount={0} />
      <Button onClick={() => setIsAsking(true)}>{settingsMessages.save}</Button>
      {isAsking && (
        <AffectedVisitsDialog
          affected={affected}
          isSaving={false}
          onSave={doNothing}
          onClose={() => setIsAsking(false)}
        />
      )}
      {visits.slice(0, 1).map((visit) => (
        <VisitOutcomeCard key={visit.id} visit={visit} timeZone={timeZone} />
      ))}
      <Button onClick={() => setIsWalkIn(true)}>{outcomeMessages.walkIn}</Button>
      {isWalkIn && <WalkInDialog onClose={() => setIsWalkIn(false)} />}
      <ListEmpty picture={noPetsPicture}>No pets found. Add your first pet!</ListEmpty>
      <ListSkeleton label="Loading pets..." />
    </Section>
  );
}
