const MARKER = 0xff;
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/** Quantization, frames (baseline and progressive), Huffman tables, scans, restart intervals. */
const pictureMarkers = [0xdb, 0xc0, 0xc2, 0xc4, START_OF_SCAN, 0xdd];

/** The first segment of most files, with nothing but the density. */
const JFIF = 0xe0;
const JFIF_LENGTH = 16;

/** In the data of a scan, what follows 0xff when it is no marker: a byte of the picture, or a restart. */
const isInScan = (marker = 0) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/** Whether a JPEG file is a picture and nothing else: no metadata, no comment, and nothing after it. */
export function isPlainJpeg(bytes: Buffer): boolean {
  if (bytes[0] !== MARKER || bytes[1] !== START_OF_IMAGE) return false;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === MARKER) {
    const marker = bytes[at + 1] ?? 0;
    const length = bytes.readUInt16BE(at + 2);
    const isPlain = marker === JFIF ? length === JFIF_LENGTH : pictureMarkers.includes(marker);
    if (!isPlain) return false;
    at += 2 + length;
    if (marker !== START_OF_SCAN) continue;
    while (at < bytes.length && (bytes[at] !== MARKER || isInScan(bytes[at + 1]))) at += 1;
    if (bytes[at + 1] === END_OF_IMAGE) return at + 2 === bytes.length;
  }
  return false;
}
