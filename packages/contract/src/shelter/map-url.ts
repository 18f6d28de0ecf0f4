/** A map with the way there: opened by the map application of a phone, else in the browser. */
export function mapUrl(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
