import { changeLanguage } from '@pawmatch/contract/account/account-language-endpoints';
import type { Language } from '@pawmatch/contract/languages';
import { callEndpoint } from '../lib/api/client.ts';
import { keepForms } from '../lib/leave-guard.ts';
import {
  CHOSEN_LANGUAGE_KEY,
  KEPT_PAGE_KEY,
  readItem,
  removeItem,
  writeItem,
} from '../lib/storage/session-storage.ts';
import { getSession } from '../lib/storage/session-store.ts';

/** What was typed into a page, for the same page in another language. */
interface KeptPage {
  /** In the order of the page. */
  fields: KeptField[];
  /** What the router knows about the page, such as the pet that somebody signs up for. */
  state: unknown;
  scrollY: number;
}

type KeptField = { type: string; value: string; isChecked: boolean };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** How long the next page waits until the account knows its language. */
const SAVE_MS = 2_000;

/** How long the page may take to show its form. */
const RESTORE_MS = 10_000;

const findFields = (): Field[] => [
  ...document.querySelectorAll<Field>('main :is(input, textarea, select)'),
];

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Passwords are stored nowhere, and files cannot be. */
const canBeKept = ({ type }: Field) => type !== 'password' && type !== 'file';

/** A chosen file would be lost: then the form asks as for any other way out. */
const hasFile = (field: Field) => field instanceof HTMLInputElement && Boolean(field.files?.length);

/** Remembers the choice, and what was typed into the page. Follow the link to the other language afterwards. */
export async function prepareLanguageChange(language: Language): Promise<void> {
  const fields = findFields();
  if (!fields.some(hasFile)) keepPage(fields);
  // Without it, the account has its former language, and the page is shown in the new one all the same.
  if (getSession().user) {
    const signal = AbortSignal.timeout(SAVE_MS);
    await callEndpoint(changeLanguage, { body: { language }, signal }).catch(() => undefined);
  } else writeItem(CHOSEN_LANGUAGE_KEY, language);
}

function keepPage(fields: readonly Field[]): void {
  const kept: KeptPage = {
    fields: fields.map((field) => ({
      type: field.type,
      value: canBeKept(field) ? field.value : '',
      isChecked: isChoice(field) && field.checked,
    })),
    state: history.state?.usr,
    scrollY,
  };
  writeItem(KEPT_PAGE_KEY, JSON.stringify(kept));
  keepForms();
}

/** Call this before the router reads its state. */
export function restoreRouterState(): void {
  const { state } = readKeptPage() ?? {};
  if (state) history.replaceState({ ...history.state, usr: state }, '');
}

const readKeptPage = (): KeptPage | null => JSON.parse(readItem(KEPT_PAGE_KEY) ?? 'null');

/** Fills in what {@link prepareLanguageChange} kept, once the page shows the same fields. */
export function restoreKeptPage(): void {
  const kept = readKeptPage();
  removeItem(KEPT_PAGE_KEY);
  if (!kept) return;
  const end = performance.now() + RESTORE_MS;
  const restoreWhenShown = () => {
    const fields = findFields();
    const isShown =
      fields.length === kept.fields.length &&
      fields.every(({ type }, index) => type === kept.fields[index]?.type);
    if (isShown) restore(fields, kept);
    else if (performance.now() < end) requestAnimationFrame(restoreWhenShown);
  };
  restoreWhenShown();
}

function restore(fields: readonly Field[], { fields: kept, scrollY: top }: KeptPage): void {
  for (const [index, field] of fields.entries()) {
    const { value = '', isChecked = false } = kept[index] ?? {};
    if (isChoice(field)) {
      if (field.checked !== isChecked) field.click();
    } else if (canBeKept(field) && field.value !== value) type(field, value);
  }
  scrollTo(0, top);
}

/** As a person would, so that React notices. */
function type(field: Field, value: string): void {
  const prototype: object = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
