import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type CsvError, type Info, parse } from 'csv-parse';
import type { FileRow } from './imported-pet.ts';

/** A file that is not what it should be, as a whole. */
export class FileError extends Error {
  override name = 'FileError';
}

/** A row whose commas and quotes make no sense, with the reason. */
export interface BrokenRow {
  line: number;
  reason: string;
}

export interface CsvFile {
  /** In bytes, as it lies on the disk. */
  size: number;
  /** How many of them were read by now. */
  readBytes(): number;
  rows: AsyncIterable<FileRow | BrokenRow>;
}

/** No cell of a listing is near this long; a quote that never closes is. */
const MAX_RECORD_BYTES = 1024 * 1024;

interface ParsedRecord {
  record: Record<string, string>;
  info: Info & { error?: CsvError };
}

/**
 * Opens a CSV file, gzipped if its name ends in `.gz`. Rows are read as they are asked for, so that
 * the size of the file does not matter.
 * @throws FileError when there is no such file; from `rows` when it lacks a column
 */
export async function openCsv(path: string, requiredColumns: readonly string[]): Promise<CsvFile> {
  const file = await stat(path).catch(() => undefined);
  if (!file?.isFile()) throw new FileError(`There is no file ${path}.`);
  const source = createReadStream(path);
  return {
    size: file.size,
    readBytes: () => source.bytesRead,
    rows: readRows(),
  };

  async function* readRows(): AsyncGenerator<FileRow | BrokenRow> {
    const broken: BrokenRow[] = [];
    let hasHeader = false;
    let isGivenUp = false;
    const parser = parse({
      bom: true,
      columns: (header: string[]) => {
        hasHeader = true;
        return requireColumns(header.map((name) => name.trim()));
      },
      info: true,
      max_record_size: MAX_RECORD_BYTES,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
    });
    parser.on('skip', (error: CsvError) => {
      if (isGivenUp) return;
      if (error.code === 'CSV_MAX_RECORD_SIZE') {
        isGivenUp = true;
        const reason = 'A quote is opened that never closes: from here on nothing can be read.';
        broken.push({ line: last.lines + 1, reason });
        parser.destroy();
        return;
      }
      broken.push({ line: Number(error.lines), reason: sentence(error.message) });
    });
    const stages = path.endsWith('.gz') ? [source, createGunzip(), parser] : [source, parser];
    pipeline(stages, () => {}); // What goes wrong ends the loop below.
    let last = { lines: 1, empty_lines: 0 };
    try {
      for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
        yield* broken.splice(0);
        const line = last.lines + 1 + info.empty_lines - last.empty_lines;
        last = info;
        if (info.error) yield { line, reason: 'This row has more or fewer cells than the header.' };
        else yield { line, cells: record };
      }
    } catch (error) {
      if (error instanceof FileError) throw error;
      if (isGivenUp) {
        yield* broken;
        return;
      }
      throw new FileError(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
    }
    if (!hasHeader) throw new FileError(`${path} is empty.`);
    yield* broken;
  }

  function requireColumns(header: string[]): string[] {
    const missing = requiredColumns.filter((column) => !header.includes(column));
    if (missing.length > 0) {
      throw new FileError(
        `${path} lacks the column${missing.length > 1 ? 's' : ''} ${missing.join(', ')}.`,
      );
    }
    return header;
  }
}

const sentence = (message: string) => message.replaceAll(/\s+/g, ' ');
