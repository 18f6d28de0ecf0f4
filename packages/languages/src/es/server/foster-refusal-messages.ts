import type * as english from '../../../../../apps/server/src/features/fosters/foster-refusal-messages.ts';
import type { Translation } from '../../translation.ts';

export const fosterRefusals: Translation<typeof english.fosterRefusals> = {
  notAllHere: 'No todas estas mascotas están en el refugio. Revisa de nuevo.',
  dayPassed: 'Elige hoy o un día posterior.',
  noneFits: 'Ningún hogar temporal es adecuado. Elige otras mascotas, o pregunta a las personas.',
  noColleague: 'Elige a un colega sin hogar temporal.',
};
