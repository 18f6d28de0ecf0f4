import type * as english from '../../../../../apps/web/src/features/doctor/doctor-messages.ts';
import type { Translation } from '../../translation.ts';

export const doctorMessages: Translation<typeof english.doctorMessages> = {
  title: 'Diagnóstico de la instalación',
  about: 'Lo que debería funcionar antes de que llegue la gente, y qué hacer donde no funciona.',
  checking: 'Revisando...',
  again: 'Revisar otra vez',
  loadFailed: 'No se pudieron hacer las revisiones.',
  list: 'Revisiones',
  summary: ({ failed, warnings }) => {
    if (failed > 0) return failed === 1 ? 'Una revisión falló.' : `${failed} revisiones fallaron.`;
    if (warnings === 0) return 'Todo está en orden.';
    return warnings === 1 ? 'Queda una cosa por hacer.' : `Quedan ${warnings} cosas por hacer.`;
  },
  testMail: 'Enviarme un correo de prueba',
  sending: 'Enviando...',
  testMailFailed: 'No se pudo pedir el correo de prueba.',
  topics: {
    settings: 'Ajustes',
    address: 'Dirección pública',
    database: 'Base de datos',
    clock: 'Reloj',
    storage: 'Almacén de fotos',
    disk: 'Disco',
    mail: 'Correo',
    backup: 'Copias de seguridad',
    shelters: 'Refugios',
  },
  states: {
    ok: 'En orden',
    warning: 'Por hacer',
    failed: 'Falló',
  },
};
