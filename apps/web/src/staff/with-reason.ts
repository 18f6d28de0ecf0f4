import { ApiError } from '../lib/api/errors/api-error.ts';

/**
 * What failed, with the reason where the reader can do something about it: the detail of a server fault does not help.
 * @param detailOf the server's reason
 */
export function withReason(
  message: string,
  error: unknown,
  detailOf = ({ detail }: ApiError) => detail,
): string {
  if (!(error instanceof ApiError)) return message;
  if (error.isNetwork) return `${message}: ${error.message}`;
  const reason = error.isServerFault ? null : detailOf(error);
  return reason ? `${message}: ${reason}` : message;
}
