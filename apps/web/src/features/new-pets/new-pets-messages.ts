/** Texts of the marks in the navigation (B1.10). */
export const newPetsTexts = {
  matches: (count: number) => (count === 1 ? '1 new great match' : `${count} new great matches`),
  alerts: (count: number) =>
    count === 1 ? '1 new pet in your alerts' : `${count} new pets in your alerts`,
};
