/** What bytes 0x80 to 0x9F mean in Windows-1252; five mean nothing. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const UNDEFINED = /[\0\u0081\u008d\u008f\u0090\u009d]/g;

/** Stands for bytes that have no meaning in the encoding of the file, and for NUL, which cannot be stored. */
export const UNDECODABLE = '\ufffd';

const byteOf = new Map([...WINDOWS_1252].map((character, index) => [character, 0x80 + index]));

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface TextDecoding {
  decode(bytes: Uint8Array): string;
  /** What remains of a character that was cut off. */
  end(): string;
}

/** Marks at the start of the file are left out. */
export function createDecoding(encoding: TextEncoding): TextDecoding {
  // Node's own decoder of Windows-1252 reads it as Latin-1 in some versions.
  if (encoding === 'windows-1252') return { decode: decodeWindows1252, end: () => '' };
  const decoder = new TextDecoder(encoding);
  return {
    decode: (bytes) => withoutNul(decoder.decode(bytes, { stream: true })),
    end: () => decoder.decode(),
  };
}

const withoutNul = (text: string) => text.replaceAll('\0', UNDECODABLE);

const decodeWindows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) => WINDOWS_1252[character.charCodeAt(0) - 0x80] ?? '')
    .replace(UNDEFINED, UNDECODABLE);

/** The encoding that the first bytes of a file show; undefined if it has to be told by the whole text. */
export function encodingOfHead(head: Buffer): TextEncoding | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  // The header of a table is mostly ASCII, whose other byte is zero in UTF-16.
  const zeros = [0, 0];
  for (const [index, byte] of head.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 4 && even < odd / 4) return 'utf-16le';
  if (even > head.length / 4 && odd < even / 4) return 'utf-16be';
  return undefined;
}

/**
 * Tells UTF-8 from Windows-1252 by a whole text: accents of Windows-1252 are no characters in UTF-8. A text with more
 * characters than errors is UTF-8 with damage.
 */
export function createEncodingTest(): { add(bytes: Uint8Array): void; result(): TextEncoding } {
  const decoder = new TextDecoder('utf-8');
  let characters = 0;
  let errors = 0;
  const count = (text: string) => {
    for (const [run] of text.matchAll(/[^\0-\x7f]+/g)) {
      for (const character of run) {
        if (character === UNDECODABLE) errors += 1;
        else characters += 1;
      }
    }
  };
  return {
    add: (bytes) => count(decoder.decode(bytes, { stream: true })),
    result() {
      count(decoder.decode());
      return errors > characters ? 'windows-1252' : 'utf-8';
    },
  };
}

/**
 * Corrects text that was read as Windows-1252 although it was UTF-8, such as "Iâ€™m". Text is only changed as a whole:
 * each character must be a byte, and the bytes must be UTF-8.
 */
export function correctDoubleEncoding(text: string): string {
  if (!/[\u0080-\u00ff]/.test(text)) return text;
  const bytes: number[] = [];
  for (const character of text) {
    const byte = byteOf.get(character) ?? character.charCodeAt(0);
    if (byte > 0xff || character.length > 1) return text;
    bytes.push(byte);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return text;
  }
}
