import type * as english from '../../../../../apps/web/src/features/adoption-checks/adoption-checks-messages.ts';
import type { Translation } from '../../translation.ts';

export const adoptionCheckMessages: Translation<typeof english.adoptionCheckMessages> = {
  title: 'Revisiones',
  about: 'Por sí solas no deciden nada. Solo las ve el personal.',
  checks: {
    landlord: 'El dueño de la vivienda está de acuerdo',
    vet: 'Se consultó al veterinario',
    home: 'Se vio el hogar',
    meeting: 'Todos conocieron a la mascota',
  },
  results: { ok: 'Todo bien', not_ok: 'No todo bien', not_needed: 'No hace falta' },
  open: 'Aún sin revisar',
  recorded: ({ by, date }) => `${by ?? 'Alguien que ya no trabaja aquí'}, ${date}`,
  result: 'Resultado',
  resultOf: ({ check }) => `Resultado: ${check}`,
  note: 'Nota',
  noteOf: ({ check }) => `Nota: ${check}`,
  record: 'Anotar',
  recordOf: ({ check }) => `Anotar: ${check}`,
  failed: 'No se pudo anotar la revisión. Inténtalo de nuevo.',
  loadFailed: 'No se pudieron cargar las revisiones.',
};
