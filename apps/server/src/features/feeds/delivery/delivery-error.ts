import { StoredError, type StoredText } from '../../../platform/language/stored-text.ts';
import { deliveryTexts as messages } from './delivery-texts.ts';

/** Of the words of the other side. */
const MAX_LENGTH = 300;

/** Why a file did not arrive, for staff. Texts of the other side are on one line, and without the secret. */
export class DeliveryError extends StoredError {
  override name = 'DeliveryError';
  /** It would be the same next time. */
  readonly isPermanent: boolean;

  constructor(text: StoredText, { isPermanent = false } = {}) {
    super(text);
    this.isPermanent = isPermanent;
  }
}

/** The key of a server is another one than the one that was confirmed, or none was. */
export class ServerKeyError extends DeliveryError {
  override name = 'ServerKeyError';
}

/** Before a word was exchanged. */
const UNREACHABLE = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'];

/** SFTP's "Failure", and the codes with which FTP servers cannot write a file. */
const NOT_STORED: readonly unknown[] = [4, 451, 452, 552];

const CONTROL = /[\p{C}\s]+/gu;

/** What the other side or the network said. */
export function toDeliveryError(error: unknown, secret: string): DeliveryError {
  if (error instanceof DeliveryError) return error;
  const { message, level, code } = error as { message?: string; level?: string; code?: unknown };
  const words = (message ?? String(error)).replace(CONTROL, ' ').trim();
  const shown = (secret ? words.replaceAll(secret, '…') : words).slice(0, MAX_LENGTH);
  if (code === 'ECONNRESET') return new DeliveryError(messages.ended);
  if (UNREACHABLE.includes(String(code))) {
    return new DeliveryError(messages.unreachable({ words: shown }));
  }
  if (NOT_STORED.includes(code)) return new DeliveryError(messages.notStored({ words: shown }));
  const isRefused = level === 'client-authentication' || code === 530;
  return new DeliveryError(isRefused ? messages.loginRefused({ words: shown }) : shown, {
    isPermanent: isRefused,
  });
}
