/** Cards have 12 to 19 digits, in groups, and begin with 2 to 6, as no microchip does. */
const longNumbers = /(?<!\d)[2-6](?:[ -]?\d){11,18}(?!\d)/g;

/** Whether a text has the number of a payment card (ISO/IEC 7812), whose last digit checks the others. */
export const hasCardNumber = (text: string): boolean =>
  (text.match(longNumbers) ?? []).some((number) => isChecked(number.replace(/\D/g, '')));

/** The Luhn check: from the right, every second digit counts twice. */
function isChecked(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
