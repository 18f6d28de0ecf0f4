import type * as english from '../../../../../apps/web/src/features/export/export-messages.ts';
import type { Translation } from '../../translation.ts';

export const exportMessages: Translation<typeof english.exportMessages> = {
  title: 'Exportación',
  about:
    'Todo lo que el refugio tiene aquí, en un archivo que otros programas pueden leer: tablas para hojas de cálculo, lo mismo como JSON para programas, y fotos. Cada fila tiene un id que no cambia.',
  choose: 'Qué lleva el archivo',
  always: 'Los animales, cómo llegaron y cómo se fueron',
  people: 'Personas, visitas, adopciones y notas',
  peopleHint:
    'Entonces el archivo lleva direcciones y teléfonos. Guárdalo como los guardas en papel.',
  photos: 'Fotos',
  start: 'Descargar todo',
  starting: 'Preparando…',
  started: 'La descarga empezó.',
  failed: 'La descarga no empezó.',
  journal: 'Los responsables ven en el registro de actividad quién descargó qué.',

  contents: 'Las tablas que lleva',
  back: 'Traerlo de vuelta',
  backText:
    'Pídeselo a quien administra el servidor: un comando (npm run import) trae de vuelta un archivo así, aquí o en otra instalación. Lo que falta se agrega con su id; lo que es distinto queda como está y se nombra. El archivo no lleva contraseñas, así que cada persona elige una nueva. Para copiar toda la instalación están las copias de seguridad.',

  stays: 'Estancias de los animales',
  staysText: 'Cómo llegó y cómo se fue cada animal, con fechas, en una tabla aparte.',

  list: 'Descargar lista',
  formats: {
    csv: 'CSV, para hojas de cálculo',
    jsonl: 'Líneas JSON, para programas',
  },
};
