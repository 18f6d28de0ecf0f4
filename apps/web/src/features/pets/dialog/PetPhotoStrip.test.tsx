import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildPet } from '../../../testing/build-pet.ts';
import { PetPhotoStrip } from './PetPhotoStrip.tsx';

const urls = { small: '/s', medium: '/m', large: '/l', full: '/f' };
const photo = (id: string, alt_text: string | null) => ({
  id,
  urls,
  frame: null,
  alt_text,
  focal_point: { x: 0.5, y: 0.25 },
});
const juno = buildPet({
  name: 'Juno',
  species: 'Cat',
  primary_photo_url: urls,
  photos: [photo('a', null), photo('b', 'Juno asleep'), photo('c', null)],
});

beforeEach(() => {
  // jsdom does not scroll.
  Element.prototype.scrollTo = vi.fn();
});

it('B4.04 B7.10 shows all photos with their descriptions, and steps with buttons', async () => {
  render(<PetPhotoStrip pet={juno} isCompact={false} />);
  const user = userEvent.setup();
  for (const name of ['Juno, cat', 'Juno asleep', 'Juno, cat, photo 3']) {
    expect(screen.getByRole('img', { name })).toBeDefined();
  }
  const previous = screen.getByRole('button', { name: 'Previous photo' });
  expect(previous.ariaDisabled).toBe('true');
  const next = screen.getByRole('button', { name: 'Next photo' });
  await user.click(next);
  await user.click(next);
  expect(screen.getByText('Photo 3 of 3')).toBeDefined();
  expect([document.activeElement, next.ariaDisabled]).toEqual([next, 'true']);
});

it('B4.04 B7.03 B7.10 R2.40 arrow keys change photos while the photos have the focus, else pets', async () => {
  render(<PetPhotoStrip pet={juno} isCompact={false} />);
  const user = userEvent.setup();
  const forPets: string[] = [];
  const listen = (event: KeyboardEvent) => {
    if (event.key.startsWith('Arrow') && !event.defaultPrevented) forPets.push(event.key);
  };
  window.addEventListener('keydown', listen);
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('Photo 1 of 3')).toBeDefined();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Photos of Juno' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('Photo 2 of 3')).toBeDefined();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByText('Photo 3 of 3')).toBeDefined();
  window.removeEventListener('keydown', listen);
  expect(forPets).toEqual(['ArrowRight']);
});

it('B5.05 B7.03 from right to left, the arrow keys and the places of the photos turn around', async () => {
  document.dir = 'rtl';
  render(<PetPhotoStrip pet={juno} isCompact={false} />);
  const strip = screen.getByRole('group', { name: 'Photos of Juno' });
  Object.defineProperty(strip, 'clientWidth', { value: 100 });
  strip.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByText('Photo 2 of 3')).toBeDefined();
  expect(strip.scrollTo).toHaveBeenCalledWith({ left: -100 });
  fireEvent.pointerDown(strip);
  strip.scrollLeft = -200;
  fireEvent.scroll(strip);
  expect(screen.getByText('Photo 3 of 3')).toBeDefined();
  document.dir = '';
});

it('B7.10 the photos that a step passes are not read out, those of a swipe are', async () => {
  render(<PetPhotoStrip pet={juno} isCompact={false} />);
  const strip = screen.getByRole('group', { name: 'Photos of Juno' });
  Object.defineProperty(strip, 'clientWidth', { value: 100 });
  const said: (string | null)[] = [];
  const counter = screen.getByText('Photo 1 of 3');
  const scrollTo = (scrollLeft: number) => {
    strip.scrollLeft = scrollLeft;
    fireEvent.scroll(strip);
    said.push(counter.textContent);
  };
  await userEvent.click(screen.getByRole('button', { name: 'Next photo' }));
  for (const at of [10, 60, 100]) scrollTo(at);
  fireEvent.pointerDown(strip);
  scrollTo(190);
  expect(said).toEqual([2, 2, 2, 3].map((photo) => `Photo ${photo} of 3`));
});

it('B7.04 photos that do not load are passed over, and without any the pet is drawn', () => {
  render(<PetPhotoStrip pet={juno} isCompact={false} />);
  fireEvent.error(screen.getByRole('img', { name: 'Juno, cat' }));
  expect(screen.getByText('Photo 1 of 2')).toBeDefined();
  fireEvent.error(screen.getByRole('img', { name: 'Juno, cat, photo 3' }));
  screen.getByRole('img', { name: 'Juno asleep' });
  expect(screen.queryByRole('button', { name: 'Next photo' })).toBeNull();
  fireEvent.error(screen.getByRole('img', { name: 'Juno asleep' }));
  // The first one is tried once more, and the others after it.
  for (const _ of juno.photos) {
    for (const image of screen.queryAllByRole('img')) fireEvent.error(image);
  }
  screen.getByText('No photo available');
});
