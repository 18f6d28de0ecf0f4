/**
 * The shelter in whose name the pages of staff in this tab act, by its name in addresses; null where the installation has
 * one. Each tab has its own, so that two tabs with two shelters never mix.
 */
let acting: string | null = null;

export const actingShelter = (): string | null => acting;

export function actAtShelter(slug: string | null): void {
  acting = slug;
}
