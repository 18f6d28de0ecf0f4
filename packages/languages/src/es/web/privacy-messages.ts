import { DEFAULT_CONTRACT_YEARS } from '@pawmatch/contract/adoption-papers/contract-values';
import { SENT_MAIL_DAYS } from '@pawmatch/contract/outbox/mail-values';
import { UNDO_JOIN_DAYS } from '@pawmatch/contract/person-joins/person-join-values';
import { MARK_YEARS } from '@pawmatch/contract/person-marks/person-mark-values';
import type * as english from '../../../../../apps/web/src/features/privacy/privacy-messages.ts';
import type { Translation } from '../../translation.ts';

export const privacyMessages: Translation<typeof english.privacyMessages> = {
  title: 'Qué guardamos sobre ti',
  about:
    'En pocas palabras: lo que nos cuentas sirve para unir a mascotas y personas. No vendemos nada, no hay publicidad ni rastreo, y en la página de tu cuenta puedes descargar o eliminar lo que tenemos.',
  sections: [
    {
      title: 'Tu cuenta',
      points: [
        'Tu nombre, correo electrónico y teléfono, para que el refugio pueda comunicarse contigo. Las contraseñas se guardan solo en una forma de la que nadie puede leerlas.',
        'Tus preferencias, favoritos, búsquedas guardadas y lo que dices de tu hogar, para que podamos mostrarte mascotas que van contigo. El personal ve qué tan bien van contigo las mascotas solo si tú aceptas.',
        'Dónde tienes la sesión abierta, para que puedas cerrarla. Las cookies de este sitio mantienen tu sesión y distinguen tus navegadores de los ajenos; no hacen nada más.',
        'Todo esto se queda hasta que elimines tu cuenta. Entonces se borra enseguida.',
      ],
    },
    {
      title: 'Visitas y adopciones',
      points: [
        'Tus visitas con tus notas, y tus adopciones con tus respuestas, las revisiones y los pagos. El personal del refugio los lee y escribe sus propias notas sobre ellos.',
        'Cuando eliminas tu cuenta, la mascota, la hora y el resultado se quedan para las cifras del refugio, sin ti.',
        'De visitantes y adoptantes sin cuenta, el nombre, el correo electrónico y el teléfono se borran un tiempo después de la visita o la adopción: a los 90 días, salvo que el refugio haya fijado otro plazo.',
        `Los contratos firmados se quedan el tiempo que exige la ley: ${DEFAULT_CONTRACT_YEARS} años, salvo que el refugio haya fijado otro plazo. Llevan tu nombre, también después de que elimines tu cuenta.`,
        `Si el refugio tiene dos registros de ti, el personal puede unirlos. Recibes un correo sobre eso, y durante ${UNDO_JOIN_DAYS} días se puede deshacer.`,
      ],
    },
    {
      title: 'Cuando un refugio no vuelve a dar en adopción a alguien',
      points: [
        'En casos raros, por ejemplo después de un maltrato, el personal anota que el refugio no vuelve a dar en adopción a una persona, con un motivo que solo lee el personal.',
        `Si esa persona elimina la cuenta, se borra el motivo, y durante ${MARK_YEARS} años el refugio guarda dos valores de control, hechos del correo electrónico y del teléfono con una clave secreta. Nadie puede leer en ellos la dirección ni el teléfono; solo avisan al personal cuando se usan otra vez los mismos.`,
        'Puedes preguntar al refugio si hay una nota así sobre ti, y pedir que la revise.',
      ],
    },
    {
      title: 'Correos y protección',
      points: [
        `Los correos que enviamos, sin enlaces secretos, durante ${SENT_MAIL_DAYS} días.`,
        'Quién del personal abrió o cambió qué sobre ti: lo que se abrió, durante 90 días, salvo que el refugio haya fijado otro plazo; los cambios, durante dos años. Tu descarga lo dice.',
        'Las direcciones de computadoras, solo el tiempo necesario para detener ataques, y en el registro del servidor el tiempo que lo conserve quien lo administra.',
      ],
    },
  ],
  questions:
    '¿Tienes una pregunta o quieres que se corrija algo? Escribe al refugio; su contacto está al final de esta página.',
};
