import type * as english from '../../../../../apps/server/src/features/embed/embed-documentation-messages.ts';
import type { Translation } from '../../translation.ts';

export const embedDocumentationMessages: Translation<typeof english.embedDocumentationMessages> = {
  title: 'Mascotas en tu propio sitio',
  lead: 'Muestra las mascotas de un refugio en cualquier página con dos líneas de HTML, o léelas como canal. Todo lo que hay aquí es público: contiene lo que muestran las páginas de las mascotas, y nada más. No hay cookies ni claves, ni nada que instalar.',
  exampleTitle: 'Así se ve',
  meetDogs: 'Conoce a nuestros perros',
  tagTitle: 'La etiqueta',
  tag: 'Los responsables la encuentran lista para copiar en Datos, Tu sitio web. Ponla donde deban aparecer las mascotas, tantas veces como quieras; la línea del script se necesita una sola vez. El dibujo que lleva dentro es lo que ven las personas sin script: un enlace. También guarda el lugar mientras se cargan las mascotas, para que nada se mueva en la página.',
  attributesTitle: 'Atributos',
  attribute: 'Atributo',
  values: 'Valores',
  attributes:
    'Todos son opcionales. Si hay varios valores, se separan con comas; las mayúsculas y minúsculas dan igual. Una mascota de la que no se sabe un dato viene después de las que se sabe que cumplen, como en nuestras páginas, porque no saber no es no. Con un valor que no existe, solo se muestra el enlace.',
  shelter:
    'El refugio, por su nombre en las direcciones. Sin él, las mascotas de todos los refugios.',
  sort: 'El orden. Primero vienen las más nuevas, si no eliges otro.',
  limit: 'Cuántas mascotas como máximo, de 1 a 100; sin él, 12. Un enlace lleva a todas.',
  rows: 'Cuántas filas de tarjetas, de 1 a 3. El elemento es tan alto como sus filas con cualquier ancho; a las demás tarjetas se llega hacia un lado.',
  lang: 'El idioma de las palabras alrededor de las mascotas y de las páginas a las que llevan los enlaces. Sin él, el de la página que lo rodea, según el `lang` más cercano. Cualquier otro idioma se vuelve inglés. Lo que escribe el refugio queda como lo escribe.',
  styleTitle: 'Aspecto',
  style:
    'El elemento toma la letra y el color del texto de tu página, y sigue su `color-scheme` claro u oscuro. La propiedad `--pawmatch-accent` define el color de enlaces y botones. Nada más de tus estilos entra en él, y nada de él sale. Es tan ancho como la caja que lo rodea. Si esa caja es solo tan ancha como su contenido, como un elemento flotante, dale un ancho: ahí el elemento ocupa 300 píxeles.',
  policyTitle: 'Política de seguridad de contenido',
  policy:
    'Una política estricta necesita nuestro origen en tres lugares, y ningún `unsafe-inline`:',
  cachingTitle: 'Direcciones y caché',
  caching:
    'El script conserva su dirección mientras tu etiqueta funcione con él: un cambio que necesite otra etiqueta recibe otro número en lugar de `v1`. Los navegadores lo guardan una hora. Cada elemento hace una sola llamada, que los navegadores guardan un minuto. La llamada no lleva credenciales, y el script no escucha mensajes.',
  pausedTitle: 'Cuando un refugio hace una pausa',
  paused:
    'Mientras un refugio está en pausa, el elemento lo dice con amabilidad y lleva a las mascotas de otros, y los canales están vacíos.',
  feedsTitle: 'Canales',
  address: 'Dirección',
  content: 'Contenido',
  feeds:
    'Para programas, lectores de canales y calendarios. Cualquier sitio puede leerlos sin credenciales. Responden `304` a lo que no ha cambiado, y `429` con `Retry-After` a partir de 600 solicitudes por minuto desde una dirección.',
  parametersOfFeeds:
    'Los dos canales de mascotas toman los atributos de arriba como parámetros, con `_` en lugar de `-`, y `offset` para empezar más adelante en la lista.',
  fieldsTitle: 'Campos del canal JSON',
  field: 'Campo',
  meaning: 'Significado',
  fields:
    'El formato es JSON Feed 1.1, que muchos programas leen. Lo que no tiene nombre en él está en `_pawmatch`. Pueden agregarse campos; ninguno cambia de significado.',
  more: 'Todas las llamadas con sus esquemas',

  feed: {
    'pets.json': 'Mascotas que se pueden visitar, como JSON Feed 1.1.',
    'pets.atom': 'Las mismas mascotas como Atom, para lectores de canales.',
    'open-days.ics':
      'Cuándo está abierto el refugio en los próximos 60 días, y qué días está cerrado, para calendarios.',
  },
  fieldMeanings: {
    'items[].id': 'No cambia mientras la mascota está en la lista, aunque cambie su nombre.',
    'items[].url': 'La página de la mascota.',
    'items[].content_text': 'El resumen y la descripción, como los muestra la página.',
    'items[].date_published': 'Desde cuándo espera un hogar la mascota.',
    'items[]._pawmatch.breed, color': 'Como los escribe el refugio.',
    'items[]._pawmatch.photo':
      'La foto principal: direcciones en cuatro tamaños, su descripción, su color mientras se carga, y el punto que sigue a la vista al recortarla, de 0 a 1.',
    'items[]._pawmatch.bonded_with':
      'El nombre de la mascota que se muda junto con ella, o `null`.',
    'items[]._pawmatch.lives_at': 'El refugio donde vive, si hay varios.',
    next_url: 'La página siguiente de una lista más larga.',
    '_pawmatch.total': 'Cuántas mascotas cumplen, en todas las páginas.',
    '_pawmatch.is_paused': 'El refugio hace una pausa y no muestra mascotas.',
  },
  unknown: ({ values }) => `${values}, o \`null\` si no se sabe`,
  either: ({ one, other }) => `${one} o ${other}`,
};
