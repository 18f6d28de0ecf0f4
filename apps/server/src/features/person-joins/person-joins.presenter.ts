import type {
  JoinCandidate,
  JoinedContents,
  PersonJoin,
} from '@pawmatch/contract/person-joins/person-joins-endpoints';
import type { Candidate } from './person-joins.repository.ts';
import type { PersonJoinRow } from './person-joins.table.ts';
import { undoEnd } from './undo-end.ts';

export const presentCandidate = (candidate: Candidate): JoinCandidate => ({
  record: { [candidate.kind]: candidate.id },
  has_account: candidate.kind === 'user_id',
  full_name: candidate.fullName,
  email: candidate.email,
  phone_number: candidate.phoneNumber,
  at: new Date(candidate.at).toISOString(),
});

export const presentContents = ({ moved }: Pick<PersonJoinRow, 'moved'>): JoinedContents => ({
  visits: moved.visits.length,
  adoptions: moved.adoptions.length,
  favorites: moved.favorites.length,
  waiting: moved.waiting_list.length,
  notes: moved.internal_notes.length,
  marks: moved.person_marks.length,
});

export const presentJoin = ({
  join,
  joinedBy,
}: {
  join: PersonJoinRow;
  joinedBy: string | null;
}): PersonJoin => ({
  id: join.id,
  had_account: join.joinedUserId !== null,
  full_name: join.fullName,
  email: join.email,
  phone_number: join.phoneNumber,
  contents: presentContents(join),
  joined_at: join.joinedAt.toISOString(),
  joined_by: joinedBy,
  undo_until: undoEnd(join).toISOString(),
});
