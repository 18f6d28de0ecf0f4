import type * as english from '../../../../../apps/server/src/features/journal/journal-mail-messages.ts';
import type { Translation } from '../../translation.ts';

export const journalMailMessages: Translation<typeof english.journalMailMessages> = {
  subject: ({ shelter }) => `Alguien del personal de ${shelter} abre muchísimos registros`,
  opened: ({ by }) =>
    `En una hora, ${by} abrió los datos de más personas y visitas de las que necesita un día de mucho trabajo. Durante el resto de la hora no podrá abrir más.`,
  exports: ({ by }) =>
    `En una hora, ${by} exportó más de lo que necesita un día de mucho trabajo. Durante el resto de la hora no podrá exportar más.`,
  aColleague: 'alguien del personal',
  ask: 'Si no sabes por qué, pregunta, y mira el registro de actividad:',
  journal: 'Registro de actividad',
};
