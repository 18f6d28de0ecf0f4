import type * as english from '../../../../../apps/server/src/platform/jobs/job-messages.ts';
import type { Translation } from '../../translation.ts';

export const jobMessages: Translation<typeof english.jobMessages> = {
  mailRefused: ({ reply }) => `El servidor de correo no aceptó un correo (${reply}).`,
  unexpected: 'Un error inesperado; está en el registro del servidor.',
};
