import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Thumbnail } from './Thumbnail.tsx';

const image = () => document.querySelector('img');

it('R2.60 hides an image that does not load and shows the fallback', () => {
  render(<Thumbnail src="/gone.webp" fallback="No Image" />);
  expect(screen.queryByText('No Image')).toBeNull();
  fireEvent.error(image() as HTMLImageElement);
  expect(image()).toBeNull();
  expect(screen.getByText('No Image')).toBeTruthy();
});

it('R2.60 tries again when there is another image', () => {
  const { rerender } = render(<Thumbnail src="/gone.webp" fallback="D" />);
  fireEvent.error(image() as HTMLImageElement);
  rerender(<Thumbnail src="/there.webp" fallback="D" />);
  expect(image()?.getAttribute('src')).toBe('/there.webp');
});
