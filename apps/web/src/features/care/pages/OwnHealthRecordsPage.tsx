import { getOwnCareSheet } from '@pawmatch/contract/adoption-papers/documents-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { DownloadButton } from '../../../components/DownloadButton.tsx';
import { ownHealthRecordsQuery } from '../care-api.ts';
import { HealthRecords } from '../components/HealthRecords.tsx';
import { readinessMessages as messages } from '../readiness-messages.ts';

/** What an adopter got about the health of the pets, as it was when they left. */
export function OwnHealthRecordsPage() {
  const { id = '' } = useParams();
  return (
    <HealthRecords
      query={useQuery(ownHealthRecordsQuery(id))}
      backTo="/dashboard"
      download={
        <DownloadButton endpoint={getOwnCareSheet} parts={{ params: { id } }}>
          {messages.pdf}
        </DownloadButton>
      }
    />
  );
}
