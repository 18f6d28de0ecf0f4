import type { PetCare } from '@pawmatch/contract/care/care-endpoints';
import {
  FOSTER_DAYS_AHEAD,
  readReportValue,
} from '@pawmatch/contract/fosters/foster-report-values';
import type { OwnFosterCare, OwnFosterPet } from '@pawmatch/contract/fosters/own-fosters-endpoints';
import { pickPetFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import { addDays } from '@pawmatch/contract/zoned-time';
import { presentPhotoUrls } from '../../pets/pets.presenter.ts';
import { photosOf } from '../../pets/photos/photo-list.ts';
import type { FosterAnswerRow } from '../reports/foster-answers.table.ts';
import type { FosterNote } from './foster-notes.ts';
import type { findNextVisits, OwnPetRow } from './own-fosters.repository.ts';

/** All that a carer sees of a pet. */
interface OwnPetDetails {
  own: OwnPetRow;
  visit: ReturnType<Awaited<ReturnType<typeof findNextVisits>>['get']>;
  care: PetCare | null;
  notes: FosterNote[];
  answers: FosterAnswerRow[];
}

/** Nobody else is named in it: of what colleagues did, there are the weights. */
const presentOwnCare = ({ today, due, done, courses }: PetCare, userId: string): OwnFosterCare => ({
  due: due.filter(({ due_on }) => (due_on ?? today) <= addDays(today, FOSTER_DAYS_AHEAD)),
  done: done
    .filter(({ can_undo, done_by }) => can_undo && done_by?.id === userId)
    .map((item) => ({ ...item, result_by: null })),
  weights: done.flatMap(({ grams, done_at }) => (grams && done_at ? [{ grams, done_at }] : [])),
  courses: courses.filter(({ ends_on }) => ends_on >= today),
});

export function presentOwnPet(
  { own: { pet, since }, visit, care, notes, answers }: OwnPetDetails,
  userId: string,
): OwnFosterPet {
  return {
    id: pet.id,
    name: pet.name,
    breed: pet.breed,
    status: pet.status,
    ...pickPetFacts(pet),
    birth_date: pet.birthDate,
    is_birth_date_estimated: pet.isBirthDateEstimated,
    photo_url: presentPhotoUrls(pet)?.medium ?? null,
    photo_count: photosOf(pet).length,
    since: since.toISOString(),
    next_visit: visit
      ? {
          starts_at: visit.startsAt.toISOString(),
          visitor: visit.visitor?.trim().split(/\s+/)[0] ?? null,
        }
      : null,
    care: care && presentOwnCare(care, userId),
    notes: notes.map(({ text, at }) => ({ text, at: at.toISOString() })),
    report: answers.map((answer) => ({
      question: answer.question,
      value: readReportValue(answer.question, answer.value),
      sentence: answer.sentence,
      at: answer.writtenAt.toISOString(),
    })),
  };
}
