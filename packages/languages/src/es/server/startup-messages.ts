import type * as english from '../../../../../apps/server/src/startup-messages.ts';
import type { Translation } from '../../translation.ts';

export const startupMessages: Translation<typeof english.startupMessages> = {
  noPublicUrl: ({ host }) =>
    `HOST es ${host} y PUBLIC_URL no está configurado: los enlaces de los correos y las vistas previas llevan a localhost, y las cookies se envían sin cifrar. Pon en PUBLIC_URL la dirección que abre la gente.`,
  publicDemonstration:
    'Otros pueden llegar a este servidor, y muestra la demostración: mascotas, personas y visitas inventadas, con cuentas hechas para ellas. Empieza un refugio propio con DEMO=false y una DATA_DIR nueva.',
};
