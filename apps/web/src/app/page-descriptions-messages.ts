/** What search engines and messengers show of a page. */
export const pageDescriptions = {
  home: 'Tell us about your days. We show you the dogs and cats that fit them, and why; then you book a visit to meet them.',
  pets: 'Dogs and cats that are looking for a home. See who they are and what they need, and book a visit to meet them.',
  unknownPet:
    'This pet may have found a home already. Meet others who are still looking for theirs.',
  unknownPetTitle: 'Pet not found',
} as const;
