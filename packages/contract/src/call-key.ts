/**
 * The header of a call that may be sent twice, such as by a phone in a dead spot: a random UUID of its own, by which the
 * server does it once. Only calls of pages that keep calls while they are offline are known by it.
 */
export const CALL_KEY_HEADER = 'idempotency-key';
