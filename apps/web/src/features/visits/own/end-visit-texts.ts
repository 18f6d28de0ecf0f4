import { endVisitMessages } from '../visits-messages.ts';

/** The texts to withdraw a request, or to cancel a confirmed visit. */
export const endVisitTexts = (visit: { status: string }) =>
  visit.status === 'pending' ? endVisitMessages.request : endVisitMessages.visit;
