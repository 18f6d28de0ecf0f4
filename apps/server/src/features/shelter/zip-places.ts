import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** A place on the map, by its ZIP code. */
export interface Place {
  city: string;
  /** In degrees. */
  latitude: number;
  longitude: number;
}

interface Entry extends Place {
  zip: string;
  country: string;
}

const ZIP_CODES = 100_000;
const EARTH_RADIUS_MILES = 3_958.8;

/** The places of all ZIP codes of the United States and its territories, PO boxes included, in 3 MB of memory. */
async function readPlaces() {
  const path = createRequire(import.meta.url).resolve('zipcodes/lib/codes.js');
  const text = await readFile(path, 'utf8');
  // The file begins with one object. As JSON, it is read twenty times faster than as a module, and then forgotten.
  const json = text.slice(text.indexOf('{'), text.indexOf('}}') + 2);
  const latitudes = new Float32Array(ZIP_CODES).fill(Number.NaN);
  const longitudes = new Float32Array(ZIP_CODES);
  const cities = new Map<string, number>();
  const cityNumbers = new Uint16Array(ZIP_CODES);
  for (const entry of Object.values(JSON.parse(json) as Record<string, Entry>)) {
    // Addresses of the armed forces abroad have no place.
    if (entry.country !== 'US' || (entry.latitude === 0 && entry.longitude === 0)) continue;
    const zip = Number(entry.zip);
    latitudes[zip] = entry.latitude;
    longitudes[zip] = entry.longitude;
    cityNumbers[zip] = cities.get(entry.city) ?? cities.set(entry.city, cities.size).size - 1;
  }
  const names = [...cities.keys()];
  return (zip: string): Place | undefined => {
    const number = Number(zip);
    const [latitude, longitude] = [latitudes[number], longitudes[number]];
    if (latitude === undefined || longitude === undefined || Number.isNaN(latitude)) return;
    return { city: names[cityNumbers[number] ?? 0] ?? '', latitude, longitude };
  };
}

let places: ReturnType<typeof readPlaces> | undefined;

/** Finds the place of a ZIP code of five digits; read at the first call, which only several shelters make. */
export function placesByZip(): ReturnType<typeof readPlaces> {
  places ??= readPlaces();
  return places;
}

/** As the crow flies, by the haversine formula. */
export function milesBetween(a: Place, b: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const share =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(Math.min(1, share)));
}
