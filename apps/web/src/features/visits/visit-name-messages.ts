/** How a visit is named; in a file of their own, because nearly all lists of visits need them. */
export const visitNameMessages = {
  // R2.46, D19
  noPet: 'Pet name not available',
  petAndVisitor: ({ pet, visitor }: { pet: string; visitor: string }) => `${pet}, ${visitor}`,
} as const;
