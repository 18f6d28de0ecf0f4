import { beforeEach, expect, it, vi } from 'vitest';
import { isFormKept } from '../lib/leave-guard.ts';
import { KEPT_PAGE_KEY, readItem, removeItem } from '../lib/storage/session-storage.ts';
import { prepareLanguageChange, restoreKeptPage, restoreRouterState } from './change-language.ts';

const FORM = `
  <main>
    <input name="name" />
    <input name="secret" type="password" />
    <input name="agree" type="checkbox" />
    <input name="species" type="radio" value="Dog" />
    <input name="species" type="radio" value="Cat" />
    <textarea name="story"></textarea>
    <select name="size"><option>Small</option><option>Large</option></select>
  </main>`;

const field = (selector: string) => {
  const found = document.querySelector<HTMLInputElement>(`main ${selector}`);
  if (!found) throw new Error(selector);
  return found;
};

beforeEach(() => {
  document.body.innerHTML = FORM;
  removeItem(KEPT_PAGE_KEY);
});

it('B5.04 what was typed is in the same page in another language, and nothing asks', async () => {
  field('[name=name]').value = 'Biscuit <3';
  field('[name=secret]').value = 'analytical engine';
  field('[name=agree]').checked = true;
  field('[value=Cat]').checked = true;
  field('textarea').value = 'Two\nlines';
  field('select').value = 'Large';
  history.replaceState({ idx: 3, usr: { petId: 'a' } }, '');
  await prepareLanguageChange('es');
  expect(isFormKept()).toBe(true);
  expect(readItem(KEPT_PAGE_KEY)).not.toContain('analytical');

  document.body.innerHTML = '<main></main>';
  history.replaceState({ idx: 4 }, '');
  restoreRouterState();
  expect(history.state).toEqual({ idx: 4, usr: { petId: 'a' } });
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  restoreKeptPage();
  document.body.innerHTML = FORM;
  const typed = vi.fn();
  field('textarea').addEventListener('input', typed);
  await expect.poll(() => scroll).toHaveBeenCalled();
  expect(field('[name=name]').value).toBe('Biscuit <3');
  expect(field('[name=secret]').value).toBe('');
  expect(field('[name=agree]').checked).toBe(true);
  expect(field('[value=Cat]').checked).toBe(true);
  expect(field('textarea').value).toBe('Two\nlines');
  expect(field('select').value).toBe('Large');
  expect(typed).toHaveBeenCalledOnce();
  expect(readItem(KEPT_PAGE_KEY)).toBeNull();
});
