import type { FollowUpDay } from '@pawmatch/contract/follow-ups/follow-up-values';
import { localized } from '@pawmatch/contract/localized';

const since: Record<FollowUpDay, string> = {
  3: 'three days',
  14: 'two weeks',
  60: 'two months',
};

/** The question after an adoption. */
export const followUpMessages = localized('followUpMessages', {
  subject: ({ pet }: { pet: string }) => `How is it going with ${pet}?`,
  question: ({ pet, day }: { pet: string; day: FollowUpDay }) =>
    `${pet} has been with you for ${since[day]}. How are you getting on with each other? One tap is enough for an answer.`,
  help: 'If something is difficult, tell us. We know these animals and are glad to help, also later.',
  answer: 'Tell Us How It Is Going',
  stop: 'Get no more of these questions',
});
