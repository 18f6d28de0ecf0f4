import { careNeedLabels } from '../pets/care/care-need-messages.ts';
import type { CareNeed } from '../pets/care/readiness.ts';
import { vaccinationTitles } from './care-kind-messages.ts';
import type { CareKind } from './care-values.ts';

/** The care that meets a need; null for what time or the end of a course does. @param species null for any */
export function careOfNeed(
  need: CareNeed,
  species: string | null,
): { kind: CareKind; title: string } | null {
  switch (need) {
    case 'exam':
      return { kind: 'exam', title: careNeedLabels.exam };
    case 'neutered':
      return { kind: 'neutering', title: careNeedLabels.neutered };
    case 'microchip':
      return { kind: 'microchip', title: careNeedLabels.microchip };
    case 'rabies':
      return { kind: 'vaccination', title: vaccinationTitles.rabies };
    case 'core':
      return {
        kind: 'vaccination',
        title: species === 'Cat' ? vaccinationTitles.cats : vaccinationTitles.dogs,
      };
    default:
      return null;
  }
}
