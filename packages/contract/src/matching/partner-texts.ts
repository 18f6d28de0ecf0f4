/** All that two who match together share, for pages and emails. */
export const PARTNERS_SHARE =
  'When you match together, each of you sees the other’s answers, scores, favorites, visits to come, places in waiting lines and pets marked “Not for me”. Notes to the shelter and contact details are not shared.';

/** What is true when they no longer do. */
export const PARTNERS_KEEP =
  'Each of you sees only your own matches again. Your answers, favorites and visits stay as they are, and the other person no longer sees them.';
