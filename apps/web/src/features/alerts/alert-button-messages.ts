/** Apart from the other texts of alerts, which the page of pets does not load. */
export const alertButtonMessages = {
  open: 'Tell me about new pets like these',
} as const;
