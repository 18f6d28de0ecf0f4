/** Sets a cookie; without a value it is deleted. */
export function setCookie(name: string, value?: string): void {
  const lifetime = value === undefined ? '; max-age=0' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; path=/${lifetime}`;
}
