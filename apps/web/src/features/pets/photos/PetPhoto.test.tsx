import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildPet } from '../../../testing/build-pet.ts';
import { PetPhoto } from './PetPhoto.tsx';

const urls = { small: '/s.webp', medium: '/m.webp', large: '/l.webp', full: '/f.webp' };
const frame = { width: 900, height: 700, color: '#886644', placeholder: 'data:image/webp,' };
const juno = buildPet({ name: 'Juno', primary_photo_url: urls, photo_frame: frame });

const illustrationIn = (container: HTMLElement) =>
  container.querySelector('img[src^="/fallback-"]');

describe('pet photo', () => {
  it('R2.36 has its real size and lets the browser choose a source', () => {
    render(<PetPhoto pet={juno} sizes="100vw" />);
    const photo = screen.getByRole('img', { name: 'Juno, dog' });
    expect(photo.getAttribute('width')).toBe('900');
    expect(photo.getAttribute('height')).toBe('700');
    expect(photo.getAttribute('srcset')).toBe('/s.webp 320w, /m.webp 640w, /l.webp 900w');
    expect(photo.getAttribute('loading')).toBe('lazy');
  });

  it('R2.36 photos of the first row have a high priority', () => {
    render(<PetPhoto pet={juno} sizes="100vw" isPrioritised />);
    const photo = screen.getByRole('img', { name: 'Juno, dog' });
    expect(photo.getAttribute('loading')).toBe('eager');
    expect(photo.getAttribute('fetchpriority')).toBe('high');
  });

  it('B4.04 has the description and the focal point of staff', () => {
    const photo = {
      id: juno.id,
      urls,
      frame,
      alt_text: 'Juno on a sofa',
      focal_point: { x: 0.12, y: 1 },
    };
    render(<PetPhoto pet={{ ...juno, photos: [photo] }} sizes="100vw" />);
    const { classList } = screen.getByRole('img', { name: 'Juno on a sofa' });
    expect([...classList]).toEqual(expect.arrayContaining(['focal-x-10', 'focal-y-100']));
  });

  it('R2.36 without a photo shows an illustration with a text', () => {
    const { container } = render(<PetPhoto pet={buildPet({ species: 'Cat' })} sizes="100vw" />);
    expect(screen.getByText('No photo available')).toBeDefined();
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/fallback-cat.svg');
  });

  it.each([
    ['Dog', 'Baby', 'Long', '/fallback-dog-young-long.svg'],
    ['Cat', 'Senior', 'Short', '/fallback-cat-senior.svg'],
    ['Dog', 'Adult', null, '/fallback-dog.svg'],
  ] as const)(
    'B1.15 the illustration of a %s that is %s with coat %s',
    (species, age_group, hair_length, src) => {
      const pet = buildPet({ species, age_group, hair_length });
      const { container } = render(<PetPhoto pet={pet} sizes="100vw" />);
      expect(container.querySelector('img')?.getAttribute('src')).toBe(src);
    },
  );

  it('R2.36 R2.60 a photo that fails is hidden, until another pet is shown', () => {
    const { container, rerender } = render(<PetPhoto pet={juno} sizes="100vw" />);
    fireEvent.error(screen.getByRole('img', { name: 'Juno, dog' }));
    expect(screen.queryByRole('img', { name: 'Juno, dog' })).toBeNull();
    expect(illustrationIn(container)).not.toBeNull();

    const rex = buildPet({ name: 'Rex', image_url: 'https://photos.example.org/rex.jpg' });
    rerender(<PetPhoto pet={rex} sizes="100vw" />);
    expect(screen.getByRole('img', { name: 'Rex, dog' })).toBeDefined();
    expect(illustrationIn(container)).toBeNull();
  });

  describe('C R2.36 with several photos', () => {
    const photoOf = (name: string) => ({
      id: name,
      urls: Object.fromEntries(
        Object.keys(urls).map((size) => [size, `/${name}.webp`]),
      ) as typeof urls,
      frame: null,
      alt_text: name,
      focal_point: { x: 0.5, y: 0.5 },
    });
    const photos = ['first', 'second', 'third'].map(photoOf);
    const rex = buildPet({ name: 'Rex', primary_photo_url: photos[0]?.urls, photos });
    const shown = () => screen.queryByRole('img')?.getAttribute('src');
    const fail = () => fireEvent.error(screen.getByRole('img'));

    it('shows the next one in place of one that fails, and at last an illustration', () => {
      const { container, rerender } = render(<PetPhoto pet={rex} sizes="100vw" />);
      fail();
      expect(shown()).toBe('/second.webp');
      fail();
      expect(shown()).toBe('/third.webp');
      expect(illustrationIn(container)).toBeNull();
      fail();
      expect(illustrationIn(container)).not.toBeNull();
      rerender(<PetPhoto pet={juno} sizes="100vw" />);
      expect(shown()).toBe('/m.webp');
    });

    it('stays at the first one without a network', () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
      const { container } = render(<PetPhoto pet={rex} sizes="100vw" />);
      fail();
      expect(illustrationIn(container)).not.toBeNull();
      fireEvent.load(screen.getByAltText('first'));
      expect(shown()).toBe('/first.webp');
    });
  });

  it('R2.60 F32 a photo that loads later is shown', () => {
    const { container } = render(<PetPhoto pet={juno} sizes="100vw" />);
    fireEvent.error(screen.getByRole('img', { name: 'Juno, dog' }));
    expect(illustrationIn(container)).not.toBeNull();
    fireEvent.load(screen.getByAltText('Juno, dog'));
    expect(screen.getByRole('img', { name: 'Juno, dog' })).toBeDefined();
    expect(illustrationIn(container)).toBeNull();
  });

  it('R2.60 F32 a photo without size during a change of source is not a failure', () => {
    const { container, rerender } = render(<PetPhoto pet={juno} sizes="100vw" />);
    const photo = screen.getByRole('img', { name: 'Juno, dog' });
    Object.defineProperties(photo, { complete: { value: true }, naturalWidth: { value: 0 } });
    rerender(<PetPhoto pet={juno} sizes="50vw" />);
    expect(illustrationIn(container)).toBeNull();
  });

  it('R2.60 F32 a loaded photo stays when a larger one cannot be loaded', () => {
    const { container } = render(<PetPhoto pet={juno} sizes="100vw" />);
    const photo = screen.getByRole('img', { name: 'Juno, dog' });
    Object.defineProperty(photo, 'naturalWidth', { value: 640 });
    fireEvent.error(photo);
    expect(illustrationIn(container)).toBeNull();
  });
});
