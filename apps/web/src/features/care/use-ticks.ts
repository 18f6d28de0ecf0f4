import { testResultLabels } from '@pawmatch/contract/care/care-kind-messages';
import type { TestResult } from '@pawmatch/contract/care/care-values';
import { formatWeight, parseWeight } from '@pawmatch/contract/care/pet-weight';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { KeptCall } from '../../lib/outbox/kept-calls.ts';
import { onSent, useOutbox } from '../../lib/outbox/outbox.ts';
import { readItem, writeItem } from '../../lib/storage/session-storage.ts';
import { adminToast } from '../../lib/toast.ts';
import { useCan } from '../../lib/use-can.ts';
import { useShelter } from '../shelter/shelter-api.ts';
import { careMessages as messages } from './care-messages.ts';
import {
  type DoneDetails,
  doneCall,
  isOfItem,
  type NamedItem,
  resultCall,
  skipCall,
  undoCall,
  type WeightBody,
  weightCall,
  weightOf,
} from './care-outbox.ts';

/** What the reader has said of an item. */
type Said = keyof typeof messages.said;

/** In which unit weights were typed last in this tab. */
const WEIGHT_UNIT_KEY = 'weight-unit';

/**
 * Saying what was done, skipped and weighed, also without a network; what came of it, and taking it back.
 * @param isOwn on the page of a foster carer
 */
export function useTicks({ isOwn = false } = {}) {
  const can = useCan();
  const queries = useQueryClient();
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const { waiting, isStuck } = useOutbox();
  const [said, setSaid] = useState<Readonly<Record<string, Said>>>({});
  const [typed, setTyped] = useState<Readonly<Record<string, DoneDetails>>>({});
  const [weightUnit, setWeightUnit] = useState(() => readItem(WEIGHT_UNIT_KEY) ?? '');
  const [last, setLast] = useState<{ text: string; undo: (() => void) | null } | null>(null);
  const refresh = useCallback(
    () => queries.invalidateQueries({ queryKey: [isOwn ? 'fosters' : 'care'] }),
    [queries, isOwn],
  );
  useEffect(() => onSent(() => void refresh()), [refresh]);

  const keepSaid = (ids: readonly string[], what: Said) =>
    setSaid((earlier) => ({ ...earlier, ...Object.fromEntries(ids.map((id) => [id, what])) }));

  const tell = async (
    answer: ReturnType<typeof doneCall>,
    items: readonly NamedItem[],
    {
      textOf,
      undo,
    }: { textOf: (count: number) => string; undo?: (changed: readonly NamedItem[]) => void },
  ) => {
    const result = await answer;
    if (result === null) return;
    if (result === 'waiting') return setLast({ text: messages.kept(items), undo: null });
    const changed = items.filter(({ id }) => result.items.some((item) => item.id === id));
    if (changed.length > 0) {
      setLast({ text: textOf(changed.length), undo: undo ? () => undo(changed) : null });
    }
  };

  const takeBack = (items: readonly NamedItem[]) =>
    void tell(undoCall({ items, timeZone, isOwn }), items, {
      textOf: () => messages.takenBack,
    });

  const takeBackResult = (item: NamedItem, replaces: TestResult) =>
    void tell(resultCall({ items: [item], timeZone, later: { result: null, replaces } }), [item], {
      textOf: () => messages.isAwaitedAgain(item),
    });

  return {
    /** All of one kind of care. */
    done(items: readonly NamedItem[], details: DoneDetails = {}) {
      const [only, second] = items;
      if (!only) return;
      keepSaid(
        items.map(({ id }) => id),
        'done',
      );
      const { product, lot, dose } = details;
      if (lot) setTyped({ ...typed, [only.what]: { product, lot, dose } });
      void tell(doneCall({ items, timeZone, isOwn, details }), items, {
        textOf: (count) =>
          second ? messages.areDone({ what: only.what, count }) : messages.isDone(only),
        undo: takeBack,
      });
    },
    skip(item: NamedItem, reason: string) {
      keepSaid([item.id], 'skipped');
      const textOf = () => messages.isSkipped(item);
      void tell(skipCall({ items: [item], timeZone, isOwn, reason }), [item], {
        textOf,
        undo: takeBack,
      });
    },
    /** Of a test that was done before. */
    writeResult(item: NamedItem, later: { result: TestResult; result_note: string }) {
      const { result } = later;
      void tell(resultCall({ items: [item], timeZone, later }), [item], {
        textOf: () => messages.isWritten({ ...item, result: testResultLabels[result] }),
        undo: () => takeBackResult(item, result),
      });
    },
    takeBackResult,
    /** What was typed last with a lot number: one package lasts for many pets. */
    typedOf: (what: string): DoneDetails => typed[what] ?? {},
    /** A fall against the last weeks is told. @param itemId of the weighing that is due */
    async weigh(body: WeightBody, itemId?: string) {
      if (itemId) keepSaid([itemId], 'done');
      const result = await weightCall({ ...body, isOwn });
      if (result === null || result === 'waiting') return;
      const { name } = body.pet;
      const { fall_percent: percent } = result;
      if (percent !== null) return adminToast.error(messages.fell({ pet: name, percent }));
      const weight = formatWeight(parseWeight(body.weight) ?? 0);
      adminToast.success(messages.weighed({ pet: name, weight }));
    },
    /** Of a number that is typed without one; empty until it was chosen. */
    weightUnit,
    chooseWeightUnit(unit: string) {
      writeItem(WEIGHT_UNIT_KEY, unit);
      setWeightUnit(unit);
    },
    takeBack,
    saidOf: (itemId: string): Said | undefined => said[itemId],
    /** What waits to be sent of an item: the last that was said of it. */
    waitingOf: (itemId: string): KeptCall | undefined =>
      waiting.filter((call) => isOfItem(call, itemId)).at(-1),
    weightsOf: (petId: string) =>
      waiting.flatMap((call) => {
        const weighed = weightOf(call);
        return weighed?.pet.id === petId ? { call, weight: weighed.weight } : [];
      }),
    isStuck,
    mayDo: isOwn || can('care.do'),
    timeZone,
    refresh,
    last,
    dismiss: () => setLast(null),
  };
}

export type Ticks = ReturnType<typeof useTicks>;
