import type * as english from '../../../../../apps/web/src/features/keys/keys-messages.ts';
import type { Translation } from '../../translation.ts';

export const keysMessages: Translation<typeof english.keysMessages> = {
  title: 'Claves para programas',
  about:
    'Un programa que tiene una clave lee lo que aquí elijas para él, y solo en este refugio. No cambia nada ni necesita la contraseña de nadie.',
  ends: 'Una clave también termina cuando quien la creó deja de trabajar aquí, ya no puede manejar claves o cambia su contraseña.',
  loadFailed: 'No se pudieron cargar las claves.',
  none: 'Ningún programa tiene una clave todavía.',
  start: 'Nueva clave',
  name: '¿Para qué es la clave?',
  nameHint: 'Por ejemplo, el nombre del programa.',
  scopesLabel: '¿Qué puede leer?',
  scopes: {
    'pets.read': 'Mascotas, como las ve el personal',
    'visits.read': 'Visitas, con los nombres y datos de contacto de los visitantes',
  },
  shortScopes: { 'pets.read': 'Mascotas', 'visits.read': 'Visitas' },
  noScope: 'Elige qué puede leer la clave.',
  lasts: '¿Cuánto dura?',
  durations: { 30: '30 días', 365: 'Un año', '': 'Sin fecha final' },
  create: 'Crear la clave',
  creating: 'Creando la clave...',
  createFailed: 'No se pudo crear la clave.',
  shownOnce:
    'Esta es la clave. Solo se muestra ahora: cópiala en el programa antes de cerrar esto.',
  copy: 'Copiar la clave',
  copied: 'La clave está copiada',
  notCopied: 'No se pudo copiar la clave. Selecciónala y cópiala tú.',
  done: 'Ya tengo la clave',
  reads: ({ scopes }) => `Lee: ${scopes.join(', ')}`,
  created: ({ date, by }) => (by ? `Creada el ${date} por ${by}` : `Creada el ${date}`),
  expires: ({ date }) => `Termina el ${date}`,
  endless: 'No tiene fecha final',
  used: ({ time }) => `Último uso: ${time}`,
  neverUsed: 'Nunca usada',
  ended: 'Terminada',
  valid: 'Válida',
  revoke: 'Anular',
  revokeNamed: ({ name }) => `Anular la clave ${name}`,
  revokeQuestion: ({ name }) =>
    `El programa con la clave “${name}” será rechazado desde su próxima llamada.`,
  revoked: 'La clave se anuló.',
  revokeFailed: 'No se pudo anular la clave.',
  keep: 'Conservarla',
};
