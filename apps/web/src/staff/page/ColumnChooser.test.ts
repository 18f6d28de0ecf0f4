import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useChosenColumns } from './ColumnChooser.tsx';

const columns = [{ id: 'name' }, { id: 'breed' }, { id: 'age' }];
const render = () => renderHook(() => useChosenColumns('pets', columns)).result;
const shownIds = (result: ReturnType<typeof render>) => result.current.shown.map(({ id }) => id);

describe('useChosenColumns', () => {
  it('B4.01 hides and shows columns, and remembers the choice in this browser', () => {
    const result = render();
    expect(shownIds(result)).toEqual(['name', 'breed', 'age']);
    act(() => result.current.toggle('breed'));
    expect(shownIds(result)).toEqual(['name', 'age']);
    expect(shownIds(render())).toEqual(['name', 'age']);
    act(() => result.current.toggle('breed'));
    expect(shownIds(render())).toEqual(['name', 'breed', 'age']);
  });

  it('B4.01 always shows the first column, and does not offer to hide it', () => {
    localStorage.setItem('pawmatch-columns-pets', '["name","age"]');
    const result = render();
    expect(shownIds(result)).toEqual(['name', 'breed']);
    expect(result.current.optional).toEqual([
      { id: 'breed', isShown: true },
      { id: 'age', isShown: false },
    ]);
  });

  it.each(['{', '{"breed":true}', '[1,null]', 'null'])(
    'B4.01 shows all columns when %s is stored',
    (stored) => {
      localStorage.setItem('pawmatch-columns-pets', stored);
      expect(shownIds(render())).toEqual(['name', 'breed', 'age']);
    },
  );

  it('B4.01 keeps the choice for the page when the browser blocks its storage', () => {
    const result = render();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    act(() => result.current.toggle('age'));
    expect(shownIds(result)).toEqual(['name', 'breed']);
  });
});
