import { useEffect, useState } from 'react';

/** An object URL of a chosen file, which is revoked when another one is chosen. */
export function usePreview(image: File | null): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (!image) return setPreview(null);
    const address = URL.createObjectURL(image);
    setPreview(address);
    return () => URL.revokeObjectURL(address);
  }, [image]);
  return preview;
}
