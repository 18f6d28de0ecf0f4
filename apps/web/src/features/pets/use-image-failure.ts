import {
  type RefCallback,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

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
export function useImageFailure(src: string | undefined): ImageFailure {
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
