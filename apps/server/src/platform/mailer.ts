/** A letter to one person. `calendar` is an iCalendar text that is attached as `visit.ics`. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  calendar?: string;
}

export interface Mailer {
  /** Resolves once the mail was handed over, or written to the outbox folder. */
  send(mail: Mail): Promise<void>;
}
