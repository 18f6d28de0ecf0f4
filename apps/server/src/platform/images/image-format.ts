export type ImageFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic';

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The brands of ISO base media files that contain AV1 and HEVC images; `mif1` alone says neither. */
const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1'];

const ascii = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end);

/** The brands of an ISO base media file, the major one first; of another file none. */
function readBrands(bytes: Buffer): string[] {
  if (ascii(bytes, 4, 8) !== 'ftyp') return [];
  const boxEnd = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands = [ascii(bytes, 8, 12)];
  for (let start = 16; start + 4 <= boxEnd; start += 4) brands.push(ascii(bytes, start, start + 4));
  return brands;
}

/**
 * The format of a file by its first bytes, whatever its name or declared type; undefined for all
 * formats that are not accepted, above all SVG, which no decoder must begin to read.
 */
export function detectImageFormat(bytes: Buffer): ImageFormat | undefined {
  if (bytes.length < 12) return undefined;
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'jpeg';
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return 'png';
  if (['GIF87a', 'GIF89a'].includes(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  const brands = readBrands(bytes);
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : undefined;
}
