import type { MailKind } from '@pawmatch/contract/outbox/mail-values';

/** How many emails of each class one mailbox gets in any hour: no class holds back another. */
export const mailsAnHour = {
  /** What has happened to an account with a confirmed address. Strangers cannot cause it. */
  security: 20,
  /** Apart from the rest: whoever knows the password can sign in from many browsers, before changing the address. */
  device: 20,
  /** Enough for the limits of `passwordReset`, of strangers and of a known device. */
  reset: 10,
  /** Those whose link was not used: anybody can sign up with the variants of an address. */
  confirmation: 3,
  /** Apart from the rest: while an adoption can be undone, mails about it wait, and everyday ones do not. */
  adoption: 20,
  everyday: 20,
} as const;

export type MailClass = keyof typeof mailsAnHour;

const classes: Record<MailKind, MailClass> = {
  visit: 'everyday',
  'visit requests': 'everyday',
  tasks: 'everyday',
  'foster offer': 'everyday',
  'waiting list': 'everyday',
  'foster visit': 'everyday',
  adoption: 'adoption',
  'new pets': 'everyday',
  'pet letter': 'everyday',
  'follow-up': 'everyday',
  'letter test': 'everyday',
  'match together': 'everyday',
  'email confirmation': 'confirmation',
  'password reset': 'reset',
  'password changed': 'security',
  'sign-in from a new device': 'device',
  'second factor': 'security',
  // Managers can begin and end the requirement again and again.
  'required second factor': 'everyday',
  'new admin': 'security',
  'very many openings': 'security',
  'staff invitation': 'everyday',
  contract: 'everyday',
  'staff role': 'security',
  'shelter pause': 'everyday',
  'email changed': 'security',
  'account closed': 'security',
  'joined records': 'security',
  feed: 'everyday',
};

interface MailOfClass {
  kind: string;
  /** About an account with an unconfirmed address, which anybody can make and change. */
  isUnconfirmed?: boolean | undefined;
  isOfAdoption?: boolean | undefined;
}

export function classOfMail({ kind, isUnconfirmed, isOfAdoption }: MailOfClass): MailClass {
  if (isOfAdoption) return 'adoption';
  const mailClass = classes[kind as MailKind] ?? 'everyday';
  const isOfAccount = mailClass === 'security' || mailClass === 'device';
  return isOfAccount && isUnconfirmed ? 'everyday' : mailClass;
}
