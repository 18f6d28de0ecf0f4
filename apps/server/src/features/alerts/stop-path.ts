/** The page that asks whether to end an alert; a POST to the same address ends it (RFC 8058). */
export const STOP_PATH = '/alerts/stop';
