import { describe, expect, it } from 'vitest';
import { buildPet } from '../../testing/build-pet.ts';
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

  it('R2.36 does not promise more pixels than a small original has', () => {
    const pet = buildPet({ primary_photo_url: urls, photo_frame: frame(500) });
    expect(photoSources(pet)?.srcSet).toBe('/s.webp 320w, /f.webp 500w');
    const exact = buildPet({ primary_photo_url: urls, photo_frame: frame(640) });
    expect(photoSources(exact)?.srcSet).toBe('/s.webp 320w, /f.webp 640w');
  });

  it('R2.36 R3.24 a photo that lies elsewhere has one address', () => {
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
