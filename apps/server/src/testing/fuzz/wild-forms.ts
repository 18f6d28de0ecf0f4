import fc, { type Arbitrary } from 'fast-check';
import { anyText } from './schema-values.ts';

const BOUNDARY = 'fuzz-boundary';

/** A minimal GIF of one pixel. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

export interface Form {
  contentType: string;
  bytes: Buffer;
}

interface FormFile {
  name: string;
  filename: string;
  bytes: Buffer;
}

const file: Arbitrary<FormFile> = fc.record({
  name: fc.oneof(
    { weight: 5, arbitrary: fc.constant('image') },
    { weight: 1, arbitrary: fc.constantFrom('file', '', '__proto__', 'name') },
  ),
  filename: fc.constantFrom('pet.gif', '../../x', 'pet.php\u0000.gif', '', 'C:\\pet.svg'),
  bytes: fc.oneof(
    { weight: 2, arbitrary: fc.constant(GIF) },
    { weight: 1, arbitrary: fc.constant(GIF.subarray(0, 20)) },
    { weight: 1, arbitrary: fc.constant(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((it) => Buffer.from(it)) },
  ),
});

const shape = fc.record({
  files: fc.oneof(
    { weight: 4, arbitrary: fc.constant<FormFile[]>([]) },
    { weight: 2, arbitrary: fc.array(file, { minLength: 1, maxLength: 1 }) },
    { weight: 1, arbitrary: fc.array(file, { minLength: 2, maxLength: 3 }) },
  ),
  extra: fc.oneof(
    { weight: 5, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(fc.tuple(anyText, anyText), { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.constant(Array.from({ length: 300 }, () => ['x', ''] as const)) },
  ),
  ending: fc.oneof(
    { weight: 8, arbitrary: fc.constant(`--${BOUNDARY}--\r\n`) },
    { weight: 1, arbitrary: fc.constantFrom('', `--${BOUNDARY}`, '\r\n\r\n') },
  ),
  contentType: fc.oneof(
    { weight: 9, arbitrary: fc.constant(`multipart/form-data; boundary=${BOUNDARY}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'multipart/form-data',
        'multipart/form-data; boundary=',
        `multipart/mixed; boundary=${BOUNDARY}`,
      ),
    },
  ),
});

const quote = (text: string) => text.replaceAll(/["\r\n]/g, '%');

/** @param fields text fields of the form */
export function formOf(fields: Arbitrary<readonly (readonly [string, string])[]>): Arbitrary<Form> {
  return fc.tuple(fields, shape).map(([entries, { files, extra, ending, contentType }]) => ({
    contentType,
    bytes: Buffer.concat([
      ...[...entries, ...extra].map(([name, value]) =>
        Buffer.from(
          `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${quote(name)}"\r\n\r\n${value}\r\n`,
        ),
      ),
      ...files.flatMap(({ name, filename, bytes }) => [
        Buffer.from(
          `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${quote(filename)}"\r\nContent-Type: image/gif\r\n\r\n`,
        ),
        bytes,
        Buffer.from('\r\n'),
      ]),
      Buffer.from(ending),
    ]),
  }));
}
