import { useEffect, useRef, useState } from 'react';
import { getSession } from './session-store.ts';

interface Draft {
  owner: string;
  value: unknown;
}

/** Only in memory, so that drafts are private and end with the tab. */
const drafts = new Map<string, Draft>();

/** What the browser's storage refuses, as in some private windows; until the page is left. */
const refused = new Map<string, string>();

const prefixOf = (owner: string | undefined) => `draft:${owner}:`;

/** Each account of this browser has drafts of its own. */
const storageKey = (form: string) => prefixOf(getSession().user?.id) + form;

function dropKept(isDropped: (key: string) => boolean): void {
  for (const key of refused.keys()) if (isDropped(key)) refused.delete(key);
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('draft:') && isDropped(key)) localStorage.removeItem(key);
  } catch {
    // Nothing could be written there.
  }
}

/**
 * Keeps a form as it is filled in, so that it survives a reload, another page, the end of the tab and that of the
 * session. It is the user's alone, and ends with their logout, or when another account keeps a draft in this browser.
 * @param form unique name of the form
 */
export function keepDraft(form: string, value: unknown): void {
  const owner = getSession().user?.id;
  if (!owner) return;
  dropKept((key) => !key.startsWith(prefixOf(owner)));
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(storageKey(form), text);
    refused.delete(storageKey(form));
  } catch {
    refused.set(storageKey(form), text);
  }
}

export const dropDraft = (form: string): void => dropKept((key) => key === storageKey(form));

/** Forgets the drafts of an account that signs out. */
export const dropDraftsOf = (owner: string): void =>
  dropKept((key) => key.startsWith(prefixOf(owner)));

/** What {@link keepDraft} kept of the current user, perhaps in an older version; otherwise null. */
export function readKeptDraft(form: string): unknown {
  const key = storageKey(form);
  try {
    return JSON.parse(refused.get(key) ?? localStorage.getItem(key) ?? 'null');
  } catch {
    return null; // Blocked, or not written by this application.
  }
}

/** The fields of a form that were changed, by react-hook-form's `dirtyFields`. */
export function changedValues<Values extends object>(
  values: Values,
  dirtyFields: Partial<Record<keyof Values, unknown>>,
): Partial<Values> {
  const isChanged = ([name]: [string, unknown]) => dirtyFields[name as keyof Values] === true;
  return Object.fromEntries(Object.entries(values).filter(isChanged)) as Partial<Values>;
}

/** Restores changed values into a form. @param setValue of react-hook-form */
export function restoreValues(
  setValue: (name: never, value: never, options: { shouldDirty: true }) => void,
  values: object,
): void {
  for (const [name, value] of Object.entries(values)) {
    setValue(name as never, value as never, { shouldDirty: true });
  }
}

/** The user's draft of a form from when the session ended; null when there is none. */
export function readDraft<Value>(form: string): Value | null {
  const draft = drafts.get(form);
  if (!draft || draft.owner !== getSession().user?.id) return null;
  return draft.value as Value;
}

/**
 * Stores a draft when the session ends while the form is open, for the same user's next login in this tab.
 * A draft is restored once.
 * @param form unique name of the form
 * @param readValue returns the draft; null when nothing has been changed
 * @returns the restored draft
 */
export function useDraft<Value>(form: string, readValue: () => Value | null): Value | null {
  const [draft] = useState(() => readDraft<Value>(form));
  const [owner] = useState(() => getSession().user?.id);
  const latest = useRef(readValue);

  useEffect(() => {
    latest.current = readValue;
  });

  useEffect(() => {
    drafts.delete(form);
    return () => {
      if (getSession().user !== null || !owner) return;
      const value = latest.current();
      if (value !== null) drafts.set(form, { owner, value });
    };
  }, [form, owner]);

  return draft;
}
