/** The texts of the page that leads to what comes in and goes out. */
export const dataMessages = {
  title: 'Data',
  about: 'Bring animals in from other software, and take what is yours wherever you need it.',
  all: 'All of Data',
  list: 'What comes in and goes out',
  pages: {
    import: {
      title: 'Import',
      about:
        'Bring animals along from other software or a spreadsheet, and see first what would change.',
    },
    export: {
      title: 'Export',
      about: 'Take everything along as one file that other programs can read.',
    },
    feeds: {
      title: 'Feeds',
      about: 'Keep your pets on Petfinder, Adopt-a-Pet and RescueGroups as they are here.',
    },
    website: {
      title: 'Your Website',
      about: 'Show your pets on the site that your shelter has already, or let others follow them.',
    },
    keys: {
      title: 'Keys for Programs',
      about: 'Let other programs read pets and visits, each with a key of its own.',
    },
  },
};
