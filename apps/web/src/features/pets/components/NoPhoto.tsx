import type { Species } from '@pawmatch/contract/pets/pet-facts';

const illustrations: Record<Species, string> = {
  Dog: '/fallback-dog.svg',
  Cat: '/fallback-cat.svg',
};

/** R2.36: the placeholder for a photo that is missing or does not load; in a small tile its text is only read out. */
export function NoPhoto({ species }: { species: Species }) {
  return (
    <div className="@container absolute inset-0 bg-sunken">
      <img
        src={illustrations[species] ?? illustrations.Dog}
        alt=""
        loading="lazy"
        className="size-full object-contain px-[8%] pt-[7%] pb-12 @max-[7.5rem]:pb-[7%]"
      />
      <p className="absolute bottom-4 left-1/2 w-max -translate-x-1/2 rounded-full bg-surface px-3 py-1 text-xs font-medium text-text-muted @max-[7.5rem]:sr-only">
        No photo available
      </p>
    </div>
  );
}
