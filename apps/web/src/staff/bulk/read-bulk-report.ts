import type { Endpoint } from '@pawmatch/contract/endpoint';
import { ApiError } from '../../lib/api/errors/api-error.ts';
import { INVALID_RESPONSE_MESSAGE } from '../../lib/api/errors/error-messages.ts';
import { openStream, splitStream } from '../../lib/api/open-stream.ts';

type ProgressLine = { type: 'progress'; done: number };

/**
 * Changes many rows by one call, whose response has a line of progress from time to time.
 * @returns the last line, the report
 * @throws ApiError also when the response ends before the report
 */
export async function readBulkReport<Line extends ProgressLine | { type: 'report' }>(
  endpoint: Endpoint,
  body: unknown,
  lines: { parse: (line: unknown) => Line },
  onProgress: (done: number) => void = () => undefined,
): Promise<Extract<Line, { type: 'report' }>> {
  const stream = await openStream(endpoint, { accept: 'application/x-ndjson', body });
  for await (const text of splitStream(stream, '\n')) {
    const line = lines.parse(JSON.parse(text));
    if (isReport(line)) return line;
    if ('done' in line) onProgress(line.done);
  }
  throw new ApiError({ kind: 'invalid', message: INVALID_RESPONSE_MESSAGE });
}

const isReport = <Line extends { type: string }>(
  line: Line,
): line is Extract<Line, { type: 'report' }> => line.type === 'report';
