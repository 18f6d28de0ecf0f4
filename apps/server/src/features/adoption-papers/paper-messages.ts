import {
  CONTRACT_LINK_DAYS,
  type PaymentKind,
  type PaymentMethod,
  type SignatureWay,
} from '@pawmatch/contract/adoption-papers/contract-values';
import type { HealthRecord } from '@pawmatch/contract/care/health-record-endpoints';
import { titleWithResult } from '@pawmatch/contract/care/result-label';
import { localized } from '@pawmatch/contract/localized';

type DoneCare = HealthRecord['done'][number];

/** The parts that are known. */
const listed = (parts: readonly (string | null | false)[]) => parts.filter(Boolean).join(', ');

const timesADay = (times: number) => (times === 1 ? 'once a day' : `${times} times a day`);

const dosesLeft = (left: number) => (left === 1 ? '1 dose is left' : `${left} doses are left`);

/** The fixed parts of a contract. */
export const contractPaperMessages = localized('contractPaperMessages', {
  title: 'Adoption contract',
  titleSigned: 'Signed adoption contract',
  signature: 'Signature',
  signedBy: 'Signed by',
  on: 'On',
  how: 'How',
  agreedTo: 'Agreed to',
  digest: 'Digest (SHA-256)',
  ways: {
    own_device: 'On the adopter’s own device',
    tablet: 'On a device of the shelter, which was handed over',
    paper: 'By hand on paper; the shelter keeps the photo',
  } satisfies Record<SignatureWay, string>,
  signHere: ({ adopter }: { adopter: string }) => `Date and signature of the adopter, ${adopter}`,
  signHereSecond: ({ adopter }: { adopter: string }) =>
    `Date and signature of the second adopter, ${adopter}`,
  signHereShelter: ({ shelter }: { shelter: string }) => `Date and signature for ${shelter}`,
  footer: ({ shelter, date, isSigned }: { shelter: string; date: string; isSigned: boolean }) =>
    isSigned ? `${shelter} · Contract of ${date}` : `${shelter} · Contract of ${date} · not signed`,
  pet: ({ species, breed, sex }: Record<'species' | 'breed' | 'sex', string>) =>
    `${species}, ${breed}, ${sex}`,
  /** A date of birth that somebody has estimated. */
  about: ({ date }: { date: string }) => `about ${date}`,
});

export const receiptMessages = localized('receiptMessages', {
  title: ({ number }: { number: number }) => `Receipt ${number}`,
  reverses: ({ number }: { number: number }) => `This takes back receipt ${number}.`,
  reversedBy: ({ number }: { number: number }) =>
    `This receipt is not valid any more: receipt ${number} takes it back.`,
  date: 'Date',
  paidTo: 'Paid to',
  receivedFrom: 'Received from',
  notRecorded: 'not recorded',
  for: 'For',
  paidBy: 'Paid by',
  amount: 'Amount',
  note: 'Note',
  kinds: {
    fee: ({ pets }: { pets: string }) => `Adoption fee, ${pets}`,
    gift: ({ pets }: { pets: string }) => `Donation, ${pets}`,
    refund: ({ pets }: { pets: string }) => `Refund to the adopter, ${pets}`,
  } satisfies Record<PaymentKind, unknown>,
  methods: {
    cash: 'Cash',
    card: 'Card at the desk',
    transfer: 'Bank transfer',
    other: 'Another way',
  } satisfies Record<PaymentMethod, string>,
});

/** What a new home gets to know of a pet. */
export const careSheetMessages = localized('careSheetMessages', {
  title: ({ pets }: { pets: string }) => `Health and care of ${pets}`,
  about: ({ pet }: { pet: string }) => `About ${pet}`,
  unknown: 'Not known',
  yes: 'Yes',
  no: 'No',
  breed: 'Breed',
  born: 'Born',
  color: 'Color',
  microchip: 'Microchip',
  shelterNumber: 'Number at the shelter',
  learned: 'What it has learned',
  needs: 'Health and needs',
  inShort: 'In short',
  story: 'What we know of it',
  questions: 'Questions?',
  ask: ({
    shelter,
    phone,
    email,
  }: Record<'phone' | 'email', string | null> & { shelter: string }) => {
    const contact = [phone, email].filter(Boolean).join(' or ');
    return contact
      ? `Please ask ${shelter} at ${contact}, also weeks after the adoption. In an emergency, call a veterinarian first.`
      : `Please ask ${shelter}, also weeks after the adoption. In an emergency, call a veterinarian first.`;
  },
  footer: ({ shelter, date }: { shelter: string; date: string }) =>
    `${shelter} · As known on ${date}`,
});

export const healthRecordMessages = localized('healthRecordMessages', {
  title: 'Health record',
  nothing: 'The shelter has written down nothing yet.',
  asOf: ({ date }: { date: string }) => `As known on ${date}. Please show it to your veterinarian.`,
  medicines: 'Medicine to give',
  /** @param facts.until the last day in words */
  medicine: ({
    dose,
    times,
    until,
    left,
  }: {
    dose: string | null;
    times: number;
    until: string;
    left: number;
  }) => listed([dose, timesADay(times), `until ${until}`, dosesLeft(left)]),
  next: 'Due next',
  done: ({
    product,
    lot,
    dose,
    result_note = null,
    by,
    ...care
  }: Omit<DoneCare, 'kind' | 'done_on'>) =>
    listed([titleWithResult(care), result_note, product, lot && `lot ${lot}`, dose, `by ${by}`]),
});

/** What stands on papers of all kinds. */
export const paperMessages = localized('paperMessages', {
  /** At the end of each page; the thread that draws it knows the numbers. */
  page: 'Page {page} of {count}',
});

export const contractMessages = localized('contractMessages', {
  choosePhoto: 'Choose a photo of the signed contract.',
  noMailAddress: 'There is no email address of the adopter.',
  unconfirmed:
    'The adopter has not confirmed the email address yet. Please let them sign on a tablet or on paper.',
  /** With CONFLICT. */
  changed: 'Someone else has changed the contract meanwhile. Please look at it again.',
});

type OfPet = { pet: string };

/** Mails with the link to an adoption contract. */
export const contractMailMessages = localized('contractMailMessages', {
  yourPet: 'your pet',
  ready: {
    subject: ({ pet }: OfPet) => `The adoption contract for ${pet} is ready`,
    text: ({ pet }: OfPet) =>
      `Please read the contract for ${pet}. When you agree, you can sign it with your name, also on your phone.`,
    open: 'Read the contract',
    lifetime: `The link works for ${CONTRACT_LINK_DAYS} days. Opening it signs nothing. Please do not pass it on.`,
  },
  signed: {
    subject: ({ pet }: OfPet) => `Your signed adoption contract for ${pet}`,
    text: ({ pet }: OfPet) =>
      `The contract for ${pet} is signed. You can read it and save it as a PDF file.`,
    open: 'Open the signed contract',
    lifetime: `The link works for ${CONTRACT_LINK_DAYS} days. Please do not pass it on.`,
  },
});
