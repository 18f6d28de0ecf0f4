import type { ErrorCode } from './errors.ts';

/**
 * What attempts are counted for: a client address, an email address, a user, a browser that has logged in before, a
 * visit.
 */
export type RateLimitKey = 'address' | 'mailbox' | 'account' | 'device' | 'visit';

/** How many attempts are allowed for one key. */
export interface RateCounter {
  per: RateLimitKey;
  attempts: number;
  seconds: number;
  /**
   * Each allowed attempt restarts the window, so that no period of `seconds` has more than `attempts`. Otherwise a
   * window ends after `seconds`, which is fairer to many people behind one address.
   */
  isExtended?: true;
  /** An attempt that succeeds does not count. */
  countsFailures?: true;
  /** Each attempt beyond so many waits longer than the one before. */
  delayAfter?: number;
}

/** A limit that an endpoint can name. */
export interface RateLimit {
  /** In this order: an attempt that exceeds one of them does not count for the next. */
  counters: readonly RateCounter[];
  /** Instead, for a browser that has logged in to the account before: strangers cannot use these up. */
  onKnownDevice?: readonly RateCounter[];
  /** Each server counts in its memory, because counting must be cheap. */
  isPerServer?: true;
  /** The handler decides what an attempt beyond the limit gets, because the response must not show the limit. */
  isSilent?: true;
  /** A quota, which is no rate, has an error of its own: waiting for some seconds does not help. */
  error?: ErrorCode;
}

/** Few enough guesses that a password of eight characters stays secret. */
const GUESSES = { attempts: 10, seconds: 60, isExtended: true, countsFailures: true } as const;

const GUESSES_A_DAY = { attempts: 50, seconds: 24 * 60 * 60, countsFailures: true } as const;

/** Right passwords cost a hash, too. A person is never delayed. */
const PASSWORDS = { attempts: 60, seconds: 60, delayAfter: 20 } as const;

const FIVE_AN_HOUR = { attempts: 5, seconds: 60 * 60 } as const;

/** Every limit of rates. `RATE_LIMITS=off` lifts all of them. */
export const rateLimits = {
  /**
   * Requests of any kind: enough for a shelter behind one address, and little enough that one machine cannot occupy
   * the server.
   */
  requests: { counters: [{ per: 'address', attempts: 3_000, seconds: 10 }], isPerServer: true },

  login: {
    counters: [
      { per: 'mailbox', ...GUESSES },
      { per: 'address', attempts: 100, seconds: 60, countsFailures: true },
      { per: 'mailbox', ...PASSWORDS },
    ],
    onKnownDevice: [
      { per: 'device', ...GUESSES },
      { per: 'account', ...PASSWORDS },
    ],
  },

  /** More than an adoption day behind one address needs. */
  registration: { counters: [{ per: 'address', attempts: 300, seconds: 24 * 60 * 60 }] },

  /** Keeps the holder of a stolen access token from guessing the password. */
  passwordCheck: {
    counters: [
      { per: 'account', ...GUESSES },
      { per: 'account', ...PASSWORDS },
    ],
  },

  /**
   * Codes of six digits, three of which are right at any moment: a day of guesses finds one in 7,000 times. Who has only
   * the password cannot use up what the owner has in a browser or session of theirs.
   */
  secondStep: {
    counters: [
      { per: 'account', ...GUESSES },
      { per: 'account', ...GUESSES_A_DAY },
    ],
    onKnownDevice: [
      { per: 'device', ...GUESSES },
      { per: 'device', ...GUESSES_A_DAY },
    ],
  },

  /** A passkey cannot be guessed; the check of a signature costs little. */
  passkeyLogin: { counters: [{ per: 'address', attempts: 100, seconds: 60 }] },

  /** Protects mailboxes from being flooded. */
  passwordReset: {
    counters: [
      { per: 'address', attempts: 30, seconds: 10 * 60 },
      { per: 'mailbox', ...FIVE_AN_HOUR },
    ],
    onKnownDevice: [{ per: 'device', ...FIVE_AN_HOUR }],
    isSilent: true,
  },

  /** Protects mailboxes from being flooded. */
  confirmationEmail: { counters: [{ per: 'account', ...FIVE_AN_HOUR }] },

  /** Invitations of colleagues: more than a shelter sends, and few enough for a stolen session. */
  staffInvitations: { counters: [{ per: 'account', attempts: 30, seconds: 60 * 60 }] },

  /** Changes of one's own data: more than anybody makes by hand, and few enough that an account can be deleted. */
  ownChanges: { counters: [{ per: 'account', attempts: 300, seconds: 60 * 60 }] },

  /** Moves of a visit by its adopter: each is mailed to the shelter, and takes a time from others. */
  visitMoves: {
    counters: [{ per: 'visit', attempts: 5, seconds: 24 * 60 * 60 }],
    error: 'TOO_MANY_MOVES',
  },

  /** Programs read a calendar every few minutes at most; several may share its address. */
  calendar: { counters: [{ per: 'account', attempts: 60, seconds: 10 * 60 }] },

  /** Feeds that every site may read: the visitors of a site may share an address, and programs read seldom. */
  openFeeds: { counters: [{ per: 'address', attempts: 600, seconds: 60 }], isPerServer: true },

  /** Sites fetch a feed every few minutes at most; a secret address cannot be guessed. */
  petFeeds: { counters: [{ per: 'address', attempts: 60, seconds: 10 * 60 }] },

  /** Calls with one key: a program that copies everything once an hour stays far below. */
  programs: { counters: [{ per: 'account', attempts: 300, seconds: 60 }], isPerServer: true },

  /** Keys that are wrong or have ended. */
  wrongKeys: { counters: [{ per: 'address', attempts: 60, seconds: 60 }] },

  /** Connections to servers that a colleague names. */
  serverKeys: { counters: [{ per: 'account', attempts: 20, seconds: 10 * 60 }] },

  /** People and visits that a colleague opens: more than a busy day needs, and less than a copy of all of them. */
  opened: {
    counters: [{ per: 'account', attempts: 300, seconds: 60 * 60 }],
    error: 'TOO_MANY_OPENED',
  },

  /** What a colleague exports. */
  exports: {
    counters: [{ per: 'account', attempts: 30, seconds: 60 * 60 }],
    error: 'TOO_MANY_EXPORTS',
  },

  /** Emails to managers about a colleague who reached one of the two limits above. */
  toldManagers: { counters: [{ per: 'account', attempts: 1, seconds: 60 * 60 }], isSilent: true },

  /** A page reports at most ten errors; several people can share an address. */
  errorReports: { counters: [{ per: 'address', attempts: 30, seconds: 60 }], isPerServer: true },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;

/** What counts as several in the limit `requests`, because it costs as much; never a response that is cached. */
export const requestCosts = {
  /** A search: words are corrected, and all pets are scored. */
  search: 3,
  /** A page that is rendered for a search or filters. */
  searchPage: 10,
} as const;

/** How many calls of one person may be in flight at once. */
export interface ConcurrencyLimit {
  inFlight: number;
  /** So long, further calls wait for their turn. */
  waitSeconds: number;
  /** Each call counts as so many in the limit `requests`, because it costs as much. */
  countsAs: number;
}

export const concurrencyLimits = {
  /** Calls of an adopter that compute matches. Staff are not limited, and cached responses are not counted. */
  matching: { inFlight: 6, waitSeconds: 2, countsAs: 10 },
  /**
   * Logins with the right password: they write the same rows, and while they wait for each other they would occupy
   * the connections that others need.
   */
  login: { inFlight: 2, waitSeconds: 5, countsAs: 1 },
} as const satisfies Record<string, ConcurrencyLimit>;

export type ConcurrencyLimitName = keyof typeof concurrencyLimits;
