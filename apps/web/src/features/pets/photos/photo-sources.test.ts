import { describe, expect, it } from 'vitest';
import { buildPet } from '../../../testing/build-pet.ts';
import { photoSources } from './photo-sources.ts';

const urls = { small: '/s.webp', medium: '/m.webp', large: '/l.webp', full: '/f.webp' };
const frame = (width: number) => ({ width, height: 900, color: '#886644', placeholder: 'data:,' });

describe('photo sources', () => {
  it('R2.36 names every stored size by its width', () => {
    const pet = buildPet({ primary_photo_url: urls, photo_frame: frame(1900) });
    expect(photoSources(pet)).toEqual({
      src: '/m.webp',
      srcSet: '/s.webp 320w, /m.webp 640w, /l.webp 1200w, /f.webp 1900w',
    });
  });

  it('R2.36 names no width above that of a small original', () => {
    const srcSet = (width: number, height: number) =>
      photoSources(buildPet({ primary_photo_url: urls, photo_frame: { ...frame(width), height } }))
        ?.srcSet;
    expect(srcSet(500, 400)).toBe('/s.webp 320w, /m.webp 500w');
    expect(srcSet(640, 480)).toBe('/s.webp 320w, /m.webp 640w');
    expect(srcSet(1200, 900)).toBe('/s.webp 320w, /m.webp 640w, /l.webp 1200w');
    expect(srcSet(900, 3_000), 'too tall for the smaller sizes').toBe(
      '/s.webp 320w, /m.webp 640w, /f.webp 900w',
    );
  });

  it('R2.36 R3.24 an external photo has one URL', () => {
    const outside = 'https://photos.example.org/1.jpg';
    expect(photoSources(buildPet({ image_url: outside }))).toEqual({
      src: outside,
      srcSet: undefined,
    });
    expect(photoSources(buildPet({ primary_photo_url: urls }))?.src).toBe('/l.webp');
  });

  it('R2.36 is null without a photo', () => {
    expect(photoSources(buildPet())).toBeNull();
  });
});
