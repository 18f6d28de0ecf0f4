import type * as english from '../../../../../apps/web/src/features/match-sharing/match-sharing-messages.ts';
import type { Translation } from '../../translation.ts';

export const sharingTexts: Translation<typeof english.sharingTexts> = {
  label: 'El personal puede ver qué mascotas van conmigo',
  hint: 'El personal del refugio verá entonces tu nombre, qué tan bien va contigo una mascota y los datos de tu hogar que importan para eso: niños, animales, experiencia, tiempo y casa. No ve tus deseos ni tus alergias. Puedes cambiarlo en cualquier momento en tu panel.',
  agreed: 'El personal ya puede ver qué mascotas van contigo.',
  withdrawn: 'El personal ya no ve qué mascotas van contigo.',
  failed: 'No se guardó. Inténtalo de nuevo.',
  title: 'Adoptantes compatibles',
  shown:
    'Adoptantes que aceptaron aparecer aquí: qué tan bien va esta mascota con cada quien, y los datos de su hogar que importan para eso. Sus deseos y alergias no se muestran, pero cuentan en la compatibilidad.',
  open: 'Mostrar adoptantes',
  nobody: 'Esta mascota no va con ninguno de los adoptantes que aceptaron aparecer aquí.',
  loadFailed: 'No se pudieron cargar los adoptantes.',
  score: (word, score) => `${word}, ${score} de 100`,
  fact: (label, value) => `${label}: ${value}`,
};
