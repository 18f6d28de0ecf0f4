import { type ReactNode, useState } from 'react';
import { imageAddress } from '../../lib/api/image-address.ts';
import { classNames } from './class-names.ts';

type ThumbnailProps = {
  /** Null without a picture. */
  src: string | null;
  /** Shown without a picture, and when it does not load. */
  fallback: ReactNode;
  /** Its size, and a shape of its own. */
  className?: string;
  /** Of the picture, such as which part of it stays visible. */
  imageClassName?: string;
};

/** A small square picture beside a name. */
export function Thumbnail({ src, fallback, className, imageClassName }: ThumbnailProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);

  return (
    <span
      className={classNames(
        'grid flex-none place-items-center overflow-hidden bg-sunken text-text-muted',
        className,
      )}
    >
      {src && src !== failedSrc ? (
        <img
          src={imageAddress(src)}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          decoding="async"
          onError={() => setFailedSrc(src)}
          className={classNames('size-full object-cover', imageClassName)}
        />
      ) : (
        fallback
      )}
    </span>
  );
}
