/**
 * A link that writes to an address. Everything but the `@` is encoded, because an address may contain what a link
 * reads as its own, such as the `?` of `a?bcc=somebody@example.org`.
 */
export function mailtoUrl(address: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
}

/** A link that calls a telephone number; blanks and brackets are left out. */
export function telUrl(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** A link to a map, which a phone opens in its map application. */
export function mapUrl(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
