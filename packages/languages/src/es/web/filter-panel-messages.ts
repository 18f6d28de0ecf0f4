import type * as english from '../../../../../apps/web/src/features/pets/search/filter-panel-messages.ts';
import { inThousands } from '../../../../../apps/web/src/lib/text/in-thousands.ts';
import type { Translation } from '../../translation.ts';

const pets = (count: number): string =>
  count === 1 ? '1 mascota' : `${inThousands(count)} mascotas`;
const others = (count: number): string =>
  count === 1 ? '1 más podría coincidir' : `${inThousands(count)} más podrían coincidir`;

export const filterPanelMessages: Translation<typeof english.filterPanelMessages> = {
  title: 'Filtros',
  show: (known, total) => {
    if (known === total) return `Mostrar ${pets(total)}`;
    if (known === 0) {
      return total === 1
        ? 'Mostrar 1 mascota que podría coincidir'
        : `Mostrar ${inThousands(total)} mascotas que podrían coincidir`;
    }
    return `Mostrar ${pets(known)}; ${others(total - known)}`;
  },
  count: (known, unknown) =>
    unknown === 0
      ? inThousands(known)
      : known === 0
        ? ''
        : unknown === 1
          ? `${inThousands(known)}, 1 más quizá`
          : `${inThousands(known)}, ${inThousands(unknown)} más quizá`,
  spokenCount: (known, unknown) =>
    unknown === 0
      ? known === 0
        ? 'ninguna mascota'
        : pets(known)
      : `${pets(known)}; ${others(unknown)}`,
};
