import { formatCount } from '../../../../lib/text/format-text.ts';

type Move = Record<'pet' | 'shelter', string>;

const upcomingVisits = (count: number) =>
  count === 1 ? '1 upcoming visit' : `${formatCount(count)} upcoming visits`;

export const petMovesMessages = {
  open: 'Move to another shelter…',
  opened: ({ shelter }: { shelter: string }) => `Offered to ${shelter}`,

  title: ({ pet }: { pet: string }) => `Move ${pet} to another shelter`,
  loadFailed: 'The shelters could not be loaded.',
  newShelter: 'New shelter',
  choose: 'Choose a shelter',
  missing: 'Please choose a shelter.',
  noOthers: 'No other shelter takes pets at the moment.',
  waits: ({ pet, shelter }: Move) =>
    `${pet} is offered to ${shelter}, where nobody has answered yet. Until they accept, nothing changes.`,
  untilAccepted: ({ pet }: { pet: string }) =>
    `${pet} stays with you until the other shelter accepts. Then facts, photos and notes on care go along. People, past visits and what was noted on them stay with you.`,
  pair: ({ pet, other }: { pet: string; other: string }) => `${pet} and ${other} move together.`,
  cancels: (count: number) =>
    count === 0
      ? 'No visit is cancelled: there is none to come.'
      : `${upcomingVisits(count)} will be cancelled then, with an email that says where to ask again.`,
  offer: ({ pet }: { pet: string }) => `Offer ${pet}`,
  sending: 'Sending...',
  keep: 'Keep the offer',
  cancel: 'Cancel',
  takeBack: 'Take back the offer',
  failed: 'That did not work. Please try again.',
  wasOffered: ({ pet, shelter }: Move) => `${pet} is offered to ${shelter}.`,
  wasTakenBack: ({ pet }: { pet: string }) => `${pet} is not offered any more.`,

  /** Of those who are offered pets. */
  receivedLoading: 'Pets that other shelters offer you',
  received: ({ count }: { count: number }) =>
    count === 0
      ? 'Pets that other shelters offer you: none'
      : `Pets that other shelters offer you: ${formatCount(count)}`,
  receivedHint:
    'What you take in is yours at once, with its facts and photos. Visits at the shelter where it was are cancelled.',
  none: 'No shelter offers you a pet at the moment.',
  from: ({ shelter, date }: { shelter: string; date: string }) => `From ${shelter}, since ${date}`,
  takeIn: ({ pet }: { pet: string }) => `Take ${pet} in`,
  decline: ({ pet }: { pet: string }) => `Decline ${pet}`,
  wasTakenIn: ({ pet }: { pet: string }) => `${pet} lives at your shelter now.`,
  wasDeclined: ({ pet, shelter }: Move) => `${pet} stays at ${shelter}.`,
};
