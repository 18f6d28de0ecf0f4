/** What a mail says. `calendar` is an iCalendar text that is attached as `visit.ics`. */
export interface MailContent {
  subject: string;
  text: string;
  calendar?: string;
}

/** A mail to one person. */
export interface Mail extends MailContent {
  to: string;
  /** Unique, without angle brackets and host; a mail that is sent twice has it twice. */
  id?: string;
}

export interface Mailer {
  /**
   * Resolves once the mail was handed over, or written to the outbox folder.
   * @throws ServiceAwayError when the mail server cannot be reached, or takes no mail at all
   */
  send(mail: Mail): Promise<void>;
}
