import { getCareSheet } from '@pawmatch/contract/adoption-papers/documents-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { DownloadButton } from '../../../components/DownloadButton.tsx';
import { StaffNavigation } from '../../../staff/StaffNavigation.tsx';
import { healthRecordQuery } from '../care-api.ts';
import { HealthRecords } from '../components/HealthRecords.tsx';
import { readinessMessages as messages } from '../readiness-messages.ts';

/** The health record of a pet, as its new home would get it now. */
export function AdminHealthRecordPage() {
  const { id = '' } = useParams();
  return (
    <>
      <StaffNavigation />
      <HealthRecords
        query={useQuery(healthRecordQuery(id))}
        backTo={`/admin/pets/${id}`}
        download={
          <DownloadButton endpoint={getCareSheet} parts={{ params: { id } }}>
            {messages.pdf}
          </DownloadButton>
        }
      />
    </>
  );
}
