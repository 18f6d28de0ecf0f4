import { MAX_SENTENCES } from '@pawmatch/contract/pet-letters/pet-letter-limits';
import { petLetterTexts } from '@pawmatch/contract/pet-letters/pet-letter-messages';
import type * as english from '../../../../../apps/web/src/features/pet-letters/pet-letter-messages.ts';
import type { Translation } from '../../translation.ts';

export const petLetterMessages: Translation<typeof english.petLetterMessages> = {
  from: petLetterTexts.from,
  signature: petLetterTexts.signature,
  photoOf: petLetterTexts.photoOf,

  title: 'Carta de la mascota',
  about: `Hasta ${MAX_SENTENCES} oraciones con la voz de la mascota, que se envían una vez. Quien la visitó puede mostrarle la carta a todo el mundo, así que no pongas su nombre.`,
  loadFailed: 'No se pudo cargar la carta.',
  text: 'Carta',
  textHint: ({ pet }) => `${pet} habla de “yo”.`,
  photo: 'Foto',
  noPhoto: 'Sin foto',
  photoNumber: ({ number }) => `Foto ${number}`,
  preview: 'Vista previa',
  send: 'Enviar carta',
  sending: 'Enviando...',
  change: 'Cambiarla',
  sent: 'La carta va en camino',
  sendFailed: 'No se pudo enviar la carta.',
  wasSent: ({ date }) => `Se envió el ${date}.`,
  isShared: 'Quien la recibió la muestra a todo el mundo.',

  open: ({ pet }) => `Carta de ${pet}`,
  share: 'Compartir',
  shareAgain: 'Otra dirección',
  isSharedBefore: 'La carta está compartida. Una dirección nueva reemplaza la anterior.',
  sharing: 'Creando la dirección...',
  shareHint: 'Quien tenga la dirección puede ver la carta y la foto, pero nada sobre ti.',
  address: 'Dirección de tu carta; solo se muestra ahora',
  copy: 'Copiar dirección',
  copied: 'Se copió la dirección',
  copyFailed: 'No se pudo copiar la dirección. Selecciónala y cópiala.',
  takeDown: 'Dejar de compartir',
  takenDown: 'La carta ya no está compartida',
  shareFailed: 'No se pudo hacer.',

  pageTitle: 'Una carta',
  loading: 'Abriendo la carta...',
  goneTitle: 'Esta carta no está aquí',
  gone: 'Esta carta no está compartida, o ya no lo está.',
  meetPets: 'Conocer a las mascotas',
};
