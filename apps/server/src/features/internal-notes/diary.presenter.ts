import type { DiaryEntry, DiaryNote } from '@pawmatch/contract/internal-notes/diary-endpoints';
import { readCareName } from '../../care-names.ts';
import { readPlaceName } from '../places/place-name.ts';
import type { DiaryRow } from './diary.repository.ts';
import { sayFosterReport } from './say-foster-report.ts';

interface DiaryReader {
  /** What the caller may do with a note. */
  rightsTo: (note: { byId: string | null; at: Date }) => {
    canCorrect: boolean;
    canTakeBack: boolean;
  };
  timeZone: string;
}

/** @throws Error for a row that is no note */
export function presentNote({ id, at, by, byId, texts }: DiaryRow, reader: DiaryReader): DiaryNote {
  const [current, ...earlier] = (texts ?? []).map((each) => ({
    text: each.report
      ? sayFosterReport({ ...each.report, writtenAt: new Date(each.report.at) }, reader.timeZone)
      : each.text,
    by: each.by,
    at: each.at,
    mentions: each.mentions,
  }));
  if (!current) throw new Error('A note has a text.');
  const { canCorrect, canTakeBack } = reader.rightsTo({ byId, at: new Date(at) });
  return {
    kind: 'note',
    ...{ id, at, by, current, earlier, version: earlier.length + 1 },
    can_correct: canCorrect,
    can_take_back: canTakeBack,
  };
}

export function presentEntry(row: DiaryRow, reader: DiaryReader): DiaryEntry {
  const { kind, id, at, by, title, details, grams } = row;
  if (kind === 'note') return presentNote(row, reader);
  if (kind === 'move') return { kind, id, at, by, place: readPlaceName(title ?? '') };
  return { kind, id, at, by, title: readCareName(title ?? ''), details, grams };
}
