import { localized } from '../../localized.ts';

/** About matching together, for pages and emails. */
export const partnerMessages = localized('partnerMessages', {
  /** All that two who match together share. */
  share:
    'When you match together, each of you sees the other’s answers, scores, favorites, visits to come, places in waiting lines and pets marked “Not for me”. Notes to the shelter and contact details are not shared.',
  /** What is true when they no longer do. */
  keep: 'Each of you sees only your own matches again. Your answers, favorites and visits stay as they are, and the other person no longer sees them.',
  link: 'Please open the link that you were sent.',
  person: 'Please name the person.',
});
