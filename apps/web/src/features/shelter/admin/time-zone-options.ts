/** The zones of this browser, and a present one, which may have another name there. */
export const timeZoneOptions = (...present: string[]) =>
  [...new Set([...present, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
    .sort()
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
