/** An iCalendar file. */
interface CalendarAttachment {
  fileName: string;
  text: string;
}

export interface MailContent {
  subject: string;
  text: string;
  /** The same as a document; missing in mails that older versions have stored. */
  html?: string | undefined;
  /** In which it is written, perhaps one of a later version; missing in mails that older versions have stored. */
  language?: string | undefined;
  calendar?: CalendarAttachment;
  /** The address that ends mails of this kind: a GET asks, and a POST of the mail program does (RFC 8058). */
  unsubscribeUrl?: string;
}

/** The header fields with which mail programs offer to unsubscribe; none without an address. */
export const unsubscribeHeaders = ({ unsubscribeUrl }: MailContent): Record<string, string> =>
  unsubscribeUrl === undefined
    ? {}
    : {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };

/** Mail programs show a calendar as an event of the method that it names. */
export const calendarMethod = ({ text }: CalendarAttachment): string =>
  /^METHOD:(\w+)/m.exec(text)?.[1] ?? 'PUBLISH';

/** A mail to one person. */
export interface Mail extends MailContent {
  to: string;
  /** Unique, without angle brackets and host; a mail that is sent twice has the same id both times. */
  id?: string;
  /** Whose address gets the answers; undefined for that of the first shelter. */
  shelterId?: string | undefined;
}

export interface Mailer {
  /**
   * Resolves once the mail server has accepted the mail, or it is in the outbox folder.
   * @throws ServiceAwayError when the mail server cannot be reached, or accepts no mail at all
   */
  send(mail: Mail): Promise<void>;
}
