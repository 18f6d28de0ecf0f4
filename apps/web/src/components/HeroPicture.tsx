import type { PicturePreload } from '@pawmatch/contract/pages/initial-state';

const AVIF = '/hero-720.avif 720w, /hero.avif 1200w';
const WEBP = '/hero-720.webp 720w, /hero.webp 1200w';

/** A preload of the hero picture, in the format that nearly every browser chooses. */
export const heroPreload = (sizes: string): PicturePreload => ({
  href: '/hero.avif',
  type: 'image/avif',
  srcSet: AVIF,
  sizes,
});

interface HeroPictureProps {
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
  /** Loads at once and before other images; else lazily. */
  isPrioritised?: boolean;
}

/** The hero picture, which fills its (positioned) container. */
export function HeroPicture({ sizes, isPrioritised = false }: HeroPictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={AVIF} sizes={sizes} />
      <source type="image/webp" srcSet={WEBP} sizes={sizes} />
      <img
        src="/hero.jpg"
        alt=""
        width="1200"
        height="960"
        loading={isPrioritised ? 'eager' : 'lazy'}
        fetchPriority={isPrioritised ? 'high' : 'auto'}
        className="absolute inset-0 size-full object-cover"
      />
    </picture>
  );
}
