/** What the two lists hold. */
export type Noun = 'pet' | 'visit';

/** "1 pet", "3 pets". */
export const counted = (count: number, noun: Noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const plural: Record<Noun, string> = { pet: 'Pets', visit: 'Visits' };

/** R2.57 */
export const deleteTitle = (noun: Noun) => `Delete ${noun}`;

/** @param what the name of a pet, or whose visit it is */
export const deleteMessage = (what: string) =>
  `Are you sure you want to delete ${what}? This action cannot be undone.`;

/** R2.57 */
export const bulkTitle = (action: 'delete' | 'update', noun: Noun) =>
  `${action === 'delete' ? 'Delete' : 'Update'} Multiple ${plural[noun]}`;

/** R2.57 */
export const bulkMessage = (action: 'delete' | 'update', count: number, noun: Noun) =>
  `Are you sure you want to ${action} ${counted(count, noun)}? This action cannot be undone.`;
