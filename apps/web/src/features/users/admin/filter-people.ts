import { phoneDigits } from '@pawmatch/contract/auth/account-fields';
import type { AccountOfPerson } from '@pawmatch/contract/users/user';

/** The people whose name, email or phone number contains all words of the text. */
export function filterPeople(
  people: readonly AccountOfPerson[],
  text: string,
): readonly AccountOfPerson[] {
  const words = text.toLowerCase().split(' ').filter(Boolean);
  if (words.length === 0) return people;
  const digits = phoneDigits(text);
  return people.filter(({ full_name, email, phone_number }) => {
    const searched = `${full_name} ${email}`.toLowerCase();
    if (words.every((word) => searched.includes(word))) return true;
    return digits.length >= 3 && (phone_number ?? '').includes(digits);
  });
}
