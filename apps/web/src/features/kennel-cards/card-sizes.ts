interface CardSize {
  /** As CSS lengths. */
  width: string;
  height: string;
  /** What is 1 mm on A6: everything on a card grows with it. */
  unit: string;
}

const cardSizes = {
  a6: { width: '105mm', height: '148mm', unit: '1mm' },
  a5: { width: '148mm', height: '210mm', unit: '1.4095mm' },
  letter: { width: '8.5in', height: '11in', unit: '1.888mm' },
} as const satisfies Record<string, CardSize>;

export type CardSizeName = keyof typeof cardSizes;
export const cardSizeNames = Object.keys(cardSizes) as CardSizeName[];

/** The rules that depend on the paper. On a screen that is narrower than the card, the card is smaller as a whole. */
export function paperRules(name: CardSizeName): string {
  const { width, height, unit } = cardSizes[name];
  const onScreen = `min(${unit}, (100vw - 2.5rem) / 105)`;
  return `
    @page { size: ${width} ${height}; margin: 0; }
    .kennel-card { --unit: ${onScreen}; width: calc(var(--unit) * 105); height: calc(var(--unit) * 148); }
    @media print {
      .kennel-card { --unit: ${unit}; width: ${width}; height: calc(${height} - 0.3mm); }
    }
  `;
}
