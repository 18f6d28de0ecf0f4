import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Thumbnail } from './Thumbnail.tsx';

const image = () => document.querySelector('img');

it('R2.60 shows the fallback instead of an image that fails to load', () => {
  render(<Thumbnail src="/gone.webp" fallback="No Image" />);
  expect(screen.queryByText('No Image')).toBeNull();
  fireEvent.error(image() as HTMLImageElement);
  expect(image()).toBeNull();
  expect(screen.getByText('No Image')).toBeTruthy();
});

it('R2.60 tries again with another image', () => {
  const { rerender } = render(<Thumbnail src="/gone.webp" fallback="D" />);
  fireEvent.error(image() as HTMLImageElement);
  rerender(<Thumbnail src="/there.webp" fallback="D" />);
  expect(image()?.getAttribute('src')).toBe('/there.webp');
});
