import { InternalNote } from '@pawmatch/contract/internal-notes/internal-notes-endpoints';
import { ageGroupAt } from '@pawmatch/contract/pets/ages/age-groups';
import type { PetFact } from '@pawmatch/contract/pets/facts/pet-fact-kinds';
import { type PetFactName, petFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import { BirthDate } from '@pawmatch/contract/pets/pet-identity';
import type { PetStatus } from '@pawmatch/contract/pets/pet-status';
import { petStatusChoices } from '@pawmatch/contract/pets/pet-values';
import { PetChanges, type PetInput } from '@pawmatch/contract/pets/staff/pet-input';
import { type CalendarDate, toZonedTime } from '@pawmatch/contract/zoned-time';
import type { util } from 'zod/v4/core';
import { inEachLanguage, type StoredText } from '../../../platform/language/stored-text.ts';
import { UNDECODABLE } from '../file/text-encoding.ts';
import { rowTexts as messages } from '../import-texts.ts';
import { type ImportedPet, RejectedRow } from '../imported-pet.ts';
import { type DateOrder, middleOfPeriod, readDate } from './dates.ts';
import { parseFlag } from './flag.ts';
import { type Cells, columnName, type Layout } from './layout.ts';
import { readPhotoCell } from './photo-cell.ts';
import { toOneLine, toPlainText } from './plain-text.ts';

/** Petfinder's names of columns with dates. */
export const DATE_COLUMNS = ['posted', 'born'] as const;

export interface ReadContext {
  layout: Layout;
  /** Of the columns with dates. */
  dateOrders: Readonly<Record<(typeof DATE_COLUMNS)[number], DateOrder>>;
  /** The shelter's. */
  timeZone: string;
  now: Date;
  /** The size of pets whose rows have none. */
  size?: string | undefined;
}

const DAY = 24 * 60 * 60_000;

/** Excel's way of writing long numbers, whose last digits it has lost. */
const SCIENTIFIC = /^\d([.,]\d+)?E\+\d+$/i;

/** Reads the cells of a row one by one; what is wrong with those that are not essential is in `ignored`. */
export class RowReader {
  readonly ignored: StoredText[] = [];
  #born: CalendarDate | undefined;
  readonly #cells: Cells;
  readonly #context: ReadContext;

  constructor(cells: Cells, context: ReadContext) {
    this.#cells = cells;
    this.#context = context;
  }

  cell(name: string): string {
    return this.#cells[name] ?? '';
  }

  /** @throws RejectedRow */
  reject(name: string, reason: StoredText): never {
    const column = columnName(this.#context.layout, name);
    throw new RejectedRow(messages.inColumn({ column, reason }));
  }

  requireDecoded(): void {
    const name = Object.keys(this.#cells).find((it) => this.cell(it).includes(UNDECODABLE));
    if (!name) return;
    this.reject(name, messages.undecodable);
  }

  id(): string {
    const id = this.cell('id');
    if (!id) this.reject('id', messages.noId);
    if (SCIENTIFIC.test(id)) this.reject('id', messages.idRounded({ id }));
    return id;
  }

  /** Of two columns, what keeps the pet from being adopted counts. */
  status(): PetStatus {
    const status = this.#statusOf('status');
    const detail = this.#statusOf('status_detail');
    if (status && detail) {
      const rank = (each: PetStatus) => petStatusChoices.indexOf(each);
      return rank(detail) > rank(status) ? detail : status;
    }
    return status ?? detail ?? this.reject('status', messages.isEmpty);
  }

  #statusOf(name: string): PetStatus | undefined {
    const text = this.cell(name);
    const status = this.#context.layout.statuses[text.toLowerCase()];
    return text && !status ? this.reject(name, messages.noCounterpart({ text })) : status;
  }

  /** @returns undefined for a fact that exports of others do not have */
  fact(name: PetFactName): unknown {
    const fact: PetFact = petFacts[name];
    const column = fact.imported?.column ?? name;
    if (!fact.imported && !(name in this.#cells)) return undefined;
    if (fact.kind !== 'choice') {
      const answer = this.#flag(column);
      return fact.kind === 'flag' ? (answer ?? undefined) : answer;
    }
    const text = this.#choiceText(column);
    const word = text.toLowerCase();
    const has = (value: string) => value.toLowerCase() === word;
    const value = fact.values.find(has);
    const words = { ...fact.imported?.words, ...this.#context.layout.words?.[column] };
    const known = value ?? Object.entries(words).find(([it]) => has(it))?.[1];
    if (!known && column === 'size' && text === '') {
      this.reject('size', messages.noSize);
    }
    if (!known && fact.isRequired && text) this.reject(column, messages.noCounterpart({ text }));
    return known ?? (fact.isRequired ? text : null);
  }

  #choiceText(column: string): string {
    const born = this.#born;
    if (column === 'age' && born) return ageGroupAt(born, this.#today);
    return this.cell(column) || (column === 'size' && this.#context.size) || '';
  }

  get #today(): CalendarDate {
    return toZonedTime(this.#context.now, this.#context.timeZone).date;
  }

  /**
   * Shelters estimate most of their dates, so one is about right unless the file says that it is exact. One that is
   * wrong is no reason to refuse a pet whose age the row has, too.
   */
  birthDate(): Pick<PetInput, 'birth_date' | 'is_birth_date_estimated'> {
    const text = this.cell('born');
    if (text === '') return {};
    const { dateOrders, timeZone } = this.#context;
    const day = middleOfPeriod(text, this.#today);
    const time = readDate(day, { order: dateOrders.born, timeZone });
    const problem = this.#problemOfBirth(time, text);
    if (problem && !this.cell('age')) this.reject('born', problem);
    if (problem || !(time instanceof Date)) {
      this.#ignore('born', problem ?? messages.noDate({ text }));
      return {};
    }
    this.#born = toZonedTime(time, timeZone).date;
    const isExact = day === text && parseFlag(this.cell('is_birth_date_estimated')) === false;
    return { birth_date: this.#born, is_birth_date_estimated: !isExact };
  }

  #problemOfBirth(time: Date | StoredText, text: string): StoredText | undefined {
    if (!(time instanceof Date)) return time;
    const day = toZonedTime(time, this.#context.timeZone).date;
    if (day > this.#today) return messages.inFuture({ text });
    return BirthDate.safeParse(day).success ? undefined : messages.tooLongAgo({ text });
  }

  /** A text without which the pet is complete; one that cannot be taken is named. */
  optional(name: 'color' | 'microchip' | 'shelter_number' | 'shelter_notes'): string | null {
    const text =
      name === 'shelter_notes' ? toPlainText(this.cell(name)) : toOneLine(this.cell(name));
    if (parseFlag(text) === null) return null;
    return this.#take(name, () => PetChanges.shape[name].safeParse(text));
  }

  internalNote(): string | null {
    const text = toPlainText(this.cell('internal_notes'));
    return this.#take('internal_notes', () => InternalNote.safeParse(text));
  }

  #take(name: string, read: () => util.SafeParseResult<string | null | undefined>): string | null {
    const { success, data } = read();
    if (success) return data ?? null;
    this.#ignore(
      name,
      inEachLanguage(() => read().error?.issues[0]?.message ?? ''),
    );
    return null;
  }

  /** An empty cell means unknown, which is not "no" (D15). */
  #flag(column: string): boolean | null {
    const text = this.cell(column);
    const flag = parseFlag(text);
    if (flag === undefined) this.#ignore(column, messages.noFlag({ text }));
    return flag ?? null;
  }

  #ignore(column: string, reason: StoredText): void {
    const named = columnName(this.#context.layout, column);
    this.ignored.push(messages.inColumn({ column: named, reason }));
  }

  /** Such as "Labrador Retriever & Boxer Mix", as on the site. */
  breed(): string {
    const primary = toOneLine(this.cell('breed_primary'));
    const secondary = toOneLine(this.cell('breed_secondary'));
    const isPlainMix = primary === '' || /\bmix(ed)?\b/i.test(primary);
    const names = secondary && secondary !== primary ? `${primary} & ${secondary}` : primary;
    return this.#flag('breed_mixed') && !isPlainMix ? `${names} Mix` : names;
  }

  /** One column for both species; "false" means unknown, because the box was not ticked. */
  traits(): string[] {
    const ours = this.cell('training_traits');
    if (ours) return ours.split('; ');
    if (!this.#flag('house_trained')) return [];
    return [this.cell('species').toLowerCase() === 'cat' ? 'LitterTrained' : 'HouseTrained'];
  }

  /** Petfinder truncates texts at about 200 characters; a truncated text becomes the summary. */
  story(): { summary: string | null; description: string | null } {
    const text = toPlainText(this.cell('description'));
    const summary = toPlainText(this.cell('summary')) || null;
    const isTruncated = this.#context.layout.isTruncating && text.endsWith('...');
    if (text === '' || !isTruncated) return { summary, description: text || null };
    return { summary: `${text.slice(0, -3).trimEnd()}…`, description: null };
  }

  /** The first photo that has an address. */
  photo(): ImportedPet['photo'] {
    const photo = readPhotoCell(this.cell('photo'));
    if (!photo || !('problem' in photo)) return photo;
    this.#ignore('photo', photo.problem);
    return null;
  }

  createdAt(): Date | null {
    const time = this.#date('posted');
    if (!time) return null;
    if (time.getTime() < Date.UTC(1990)) {
      this.reject('posted', messages.tooLongAgo({ text: this.cell('posted') }));
    }
    if (time.getTime() > this.#context.now.getTime() + DAY) {
      this.reject('posted', messages.inFuture({ text: this.cell('posted') }));
    }
    return time;
  }

  #date(column: (typeof DATE_COLUMNS)[number]): Date | null {
    const text = this.cell(column);
    if (text === '') return null;
    const { dateOrders, timeZone } = this.#context;
    const date = readDate(text, { order: dateOrders[column], timeZone });
    return date instanceof Date ? date : this.reject(column, date);
  }
}
