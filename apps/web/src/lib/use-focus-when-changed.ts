import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to a heading when its text changes, so that the change is read out. @returns its ref */
export function useFocusWhenChanged(text: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(text);
  useEffect(() => {
    if (shown.current !== text) heading.current?.focus();
    shown.current = text;
  }, [text]);
  return heading;
}
