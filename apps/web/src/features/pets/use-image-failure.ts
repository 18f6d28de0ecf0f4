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

/** Starts loading again; the outcome arrives as an event. */
function reload(image: HTMLImageElement): void {
  // biome-ignore lint/correctness/noSelfAssign: assigning the address starts loading it.
  image.src = image.src;
}

/**
 * Whether an image could not be loaded. Only events tell: while the browser changes to another
 * source, as it does for another width, an image looks the same as one that failed. A later load
 * that succeeds clears the failure.
 */
export function useImageFailure(src: string | undefined): ImageFailure {
  const [failedSrc, setFailedSrc] = useState<string | undefined>();
  const image = useRef<HTMLImageElement>(null);
  const hasFailed = src !== undefined && src === failedSrc;

  // An image of the server's page may have failed before anybody listened. One that looks so is
  // loaded again, since only an event is proof.
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
        // A browser that could not load a better source keeps showing the one that it has.
        if (!currentTarget.naturalWidth) setFailedSrc(src);
      },
      onLoad: () => setFailedSrc(undefined),
    },
  };
}
