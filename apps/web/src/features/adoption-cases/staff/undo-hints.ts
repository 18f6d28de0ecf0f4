import type { Adoption } from '@pawmatch/contract/adoptions/adoption';
import { useQuery } from '@tanstack/react-query';
import { clockTimeOrDay } from '../../../lib/dates/shelter-dates.ts';
import { contractCaseQuery } from '../../adoption-papers/adoption-papers-api.ts';
import { petsText } from '../../adoptions/adoption-progress.ts';
import { adoptionMessages as messages } from '../../adoptions/adoptions-messages.ts';
import { followUpsQuery } from '../../follow-ups/follow-ups-api.ts';

/** Whether nobody else has heard of an adoption yet. */
export const isSilent = ({ silent_undo_until: until }: Adoption) =>
  until !== null && Date.parse(until) > Date.now();

/** What stays of an adoption that is undone: a signed contract, and what the adopter has answered. */
export function useUndoLeavings(adoption: Adoption): string[] {
  const { id, stage, allowed_actions: allowed } = adoption;
  const enabled = stage === 'adopted' && allowed.includes('undo');
  const { data: papers } = useQuery({ ...contractCaseQuery(id), enabled });
  const { data: answers } = useQuery({ ...followUpsQuery('all', id), enabled });
  return [
    ...(enabled && papers?.contract?.state === 'signed' ? [messages.undoLeavesContract] : []),
    ...(enabled && answers && answers.length > 0 ? [messages.undoLeavesAnswers] : []),
  ];
}

/** How the last step of an adoption is taken back, and who hears of it. */
export function undoText(adoption: Adoption, timeZone: string): string {
  const pets = petsText(adoption);
  const until = adoption.silent_undo_until;
  return until && isSilent(adoption)
    ? messages.undoSilently({ pets, time: clockTimeOrDay(until, timeZone) })
    : messages.undoAloud({ pets });
}
