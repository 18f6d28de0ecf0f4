/** The texts of the page with the tag for the shelter's own site. */
export const websiteMessages = {
  title: 'Your Website',
  about:
    'Show your pets on the site that your shelter has already. Choose which ones, copy the tag into a page, and they stay up to date there by themselves.',
  loading: 'Loading what the tag needs...',
  loadFailed: 'What the tag needs could not be loaded.',
  paused: 'Your shelter is paused. Until it is back, the tag shows a kind word in place of pets.',

  which: 'Which pets',
  any: 'Any',
  sort: 'Order',
  sorts: { newest: 'Newest first', waiting: 'Longest waiting first', name: 'By name' },
  limit: 'Number of pets at most',
  rows: 'Rows of cards',

  preview: 'Preview',
  previewAbout: 'With your pets of this moment, as visitors of your site see it.',
  tag: 'The tag',
  tagAbout:
    'Paste it where the pets should appear: in WordPress as a "Custom HTML" block, elsewhere wherever HTML may be written.',
  copy: 'Copy the tag',
  copied: 'The tag is copied',
  notCopied: 'The tag could not be copied. Please select it and copy it yourself.',
  documentation: 'Everything that the tag can do',
  feeds: 'For feed readers, calendars and programs',
  feedNames: {
    atom: 'Your pets as an Atom feed',
    json: 'Your pets as a JSON feed',
    days: 'Your open days as a calendar',
  },
  linkTexts: { Dog: 'Meet our dogs', Cat: 'Meet our cats', any: 'Meet our pets' },
} as const;
