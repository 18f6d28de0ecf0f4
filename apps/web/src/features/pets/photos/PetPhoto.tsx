import {
  type RefCallback,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../../components/ui/class-names.ts';
import { petMessages } from '../pet-messages.ts';
import { NoPhoto } from './NoPhoto.tsx';
import {
  focalPointClasses,
  type PhotographedPet,
  photoSources,
  speciesWord,
  withPhotoAt,
} from './photo-sources.ts';

interface ImageFailure {
  hasFailed: boolean;
  imageProps: {
    ref: RefCallback<HTMLImageElement>;
    onError: (event: SyntheticEvent<HTMLImageElement>) => void;
    onLoad: () => void;
  };
}

/** Loads an image again; the outcome is an event. */
function reload(image: HTMLImageElement): void {
  // biome-ignore lint/correctness/noSelfAssign: assigning the address starts loading it.
  image.src = image.src;
}

/**
 * Whether an image failed to load. Only events are reliable: while the browser switches to another
 * source, an image has the same state as a failed one. A later successful load clears the failure.
 */
function useImageFailure(src: string | undefined): ImageFailure {
  const [failedSrc, setFailedSrc] = useState<string | undefined>();
  const image = useRef<HTMLImageElement>(null);
  const hasFailed = src !== undefined && src === failedSrc;

  // A server-rendered image may have failed before hydration: reload it to get an event.
  const ref = useCallback((element: HTMLImageElement | null) => {
    image.current = element;
    if (element?.complete && !element.naturalWidth) reload(element);
  }, []);

  useEffect(() => {
    if (!hasFailed) return;
    const retry = () => image.current && reload(image.current);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed]);

  return {
    hasFailed,
    imageProps: {
      ref,
      onError: ({ currentTarget }) => {
        // When a larger source fails, the browser keeps showing the previous one.
        if (!currentTarget.naturalWidth) setFailedSrc(src);
      },
      onLoad: () => setFailedSrc(undefined),
    },
  };
}

interface PetPhotoProps {
  pet: PhotographedPet;
  /** How wide the photo is shown, as the `sizes` of an image. */
  sizes: string;
  /** In the first view: loaded at once, with high priority. */
  isPrioritised?: boolean;
  /** `contain` shows the whole photo over its blurred placeholder. */
  fit?: 'cover' | 'contain';
  /** The photo did not load, although there is a network. */
  onFailed?: () => void;
}

/**
 * A pet's photo, which fills its (positioned) container: first a tiny placeholder, then the photo
 * in the size that the screen needs; the next photo when it fails, and an illustration when there is none.
 */
export function PetPhoto({
  pet: given,
  sizes,
  isPrioritised = false,
  fit = 'cover',
  onFailed,
}: PetPhotoProps) {
  const mainSrc = photoSources(given)?.src;
  const [[skippedSrc, skipped], setSkipped] = useState<[string?, number?]>([]);
  const position = (skippedSrc === mainSrc && skipped) || 0;
  const pet = withPhotoAt(given, position);
  const sources = photoSources(pet);
  const { hasFailed, imageProps } = useImageFailure(sources?.src);

  const skip = useEffectEvent(() => {
    // Without a network all photos fail: then this one is loaded again later.
    if (!navigator.onLine) return;
    onFailed?.();
    if (given.photos?.[position + 1]) setSkipped([mainSrc, position + 1]);
  });
  useEffect(() => {
    if (hasFailed) skip();
  }, [hasFailed]);

  if (!sources) return <NoPhoto pet={pet} />;

  const { width, height, placeholder } = pet.photo_frame ?? {};
  return (
    <>
      {placeholder && !hasFailed && (
        <img
          src={placeholder}
          alt=""
          aria-hidden="true"
          className={classNames(
            'absolute inset-0 size-full object-cover',
            fit === 'contain' && 'scale-110 blur-xl',
          )}
        />
      )}
      {/* Stays mounted when it fails, so that the browser can load another source. */}
      <img
        key={sources.src}
        {...imageProps}
        sizes={sizes}
        srcSet={sources.srcSet}
        src={sources.src}
        alt={pet.photos?.[0]?.alt_text ?? petMessages.photoAlt(pet.name, speciesWord(pet))}
        aria-hidden={hasFailed || undefined}
        width={width}
        height={height}
        loading={isPrioritised ? 'eager' : 'lazy'}
        fetchPriority={isPrioritised ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        className={classNames(
          'absolute inset-0 size-full',
          fit === 'contain' ? 'object-contain' : `object-cover ${focalPointClasses(pet)}`,
          hasFailed && 'invisible',
        )}
      />
      {hasFailed && <NoPhoto pet={pet} />}
    </>
  );
}
