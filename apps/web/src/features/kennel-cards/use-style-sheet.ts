import { useLayoutEffect } from 'react';

/**
 * Adds styles while a page is shown: those of paper would be in the way of every other page, and the policy refuses
 * inline ones.
 */
export function useStyleSheet(text: string): void {
  useLayoutEffect(() => {
    if (!('adoptedStyleSheets' in document)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== sheet);
    };
  }, [text]);
}
