/** The texts of the page that leads to what comes in and goes out. */
export const dataMessages = {
  title: 'Data',
  about: 'Bring animals in from other software, and take what is yours wherever you need it.',
  all: 'All of Data',
  list: 'What comes in and goes out',
};
