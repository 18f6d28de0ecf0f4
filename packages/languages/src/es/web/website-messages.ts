import type * as english from '../../../../../apps/web/src/features/embed/website-messages.ts';
import type { Translation } from '../../translation.ts';

export const websiteMessages: Translation<typeof english.websiteMessages> = {
  title: 'Tu sitio web',
  about:
    'Muestra tus mascotas en el sitio que tu refugio ya tiene. Elige cuáles, copia la etiqueta en una página, y ahí se mantienen al día solas.',
  loading: 'Cargando lo que necesita la etiqueta...',
  loadFailed: 'No se pudo cargar lo que necesita la etiqueta.',
  paused:
    'Tu refugio está en pausa. Hasta que regrese, la etiqueta muestra un mensaje amable en lugar de mascotas.',

  which: 'Qué mascotas',
  any: 'Todas',
  sort: 'Orden',
  sorts: {
    newest: 'Más nuevas primero',
    waiting: 'Más tiempo en espera primero',
    name: 'Por nombre',
  },
  limit: 'Máximo de mascotas',
  rows: 'Filas de tarjetas',

  preview: 'Vista previa',
  previewAbout: 'Con tus mascotas de este momento, como las ven los visitantes de tu sitio.',
  tag: 'La etiqueta',
  tagAbout:
    'Pégala donde deben aparecer las mascotas: en WordPress como bloque “HTML personalizado”, en otros sitios donde se pueda escribir HTML.',
  copy: 'Copiar la etiqueta',
  copied: 'La etiqueta está copiada',
  notCopied: 'No se pudo copiar la etiqueta. Selecciónala y cópiala tú.',
  documentation: 'Todo lo que puede hacer la etiqueta',
  feeds: 'Para lectores de noticias, calendarios y programas',
  feedNames: {
    atom: 'Tus mascotas como canal Atom',
    json: 'Tus mascotas como canal JSON',
    days: 'Tus días abiertos como calendario',
  },
  linkTexts: {
    Dog: 'Conoce a nuestros perros',
    Cat: 'Conoce a nuestros gatos',
    any: 'Conoce a nuestras mascotas',
  },
};
