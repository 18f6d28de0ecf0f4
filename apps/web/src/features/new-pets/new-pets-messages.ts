/** Texts of the marks in the navigation. */
export const newPetsTexts = {
  matches: (count: number) => (count === 1 ? '1 new great match' : `${count} new great matches`),
  alerts: (count: number) =>
    count === 1 ? '1 new pet in your alerts' : `${count} new pets in your alerts`,
};
