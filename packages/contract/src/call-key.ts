/**
 * The header of a call that may be sent twice, such as by a phone in a dead spot: a random UUID, by which the server does
 * it once (`isDoneOnce` of an endpoint). Sent again by the same account, the call gets the first answer; another call with
 * its key is refused, as draft-ietf-httpapi-idempotency-key-header wants it.
 */
export const CALL_KEY_HEADER = 'idempotency-key';

/** The field of a body that tells when it was done. It is not compared: phones send it only with calls that had to wait. */
export const CALL_TIME_FIELD = 'at';
