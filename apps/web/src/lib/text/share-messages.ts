/** A message about a pet in another application. */
export const shareMessages = {
  subject: ({ pet }: { pet: string }) => `Meet ${pet}`,
  text: ({ pet, link }: { pet: string; link: string }) =>
    `Meet ${pet}, who is looking for a home: ${link}`,
} as const;
