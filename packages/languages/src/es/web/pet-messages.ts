import type * as english from '../../../../../apps/web/src/features/pets/pet-messages.ts';
import type { Translation } from '../../translation.ts';

const speciesWords: Readonly<Record<string, string>> = { dog: 'perro', cat: 'gato' };
const inSpanish = (species: string) => speciesWords[species] ?? species;

export const petMessages: Translation<typeof english.petMessages> = {
  listLabel: 'Mascotas',
  showMore: 'Ver más',
  showLess: 'Ver menos',
  specialNeeds: 'Necesidades especiales',
  petFriendly: 'Se lleva bien con mascotas',
  goodWith: {
    dog_friendly: 'Se lleva bien con perros',
    cat_friendly: 'Se lleva bien con gatos',
  },
  breed: 'Raza',
  afterLabel: (value) => value.charAt(0).toLowerCase() + value.slice(1),
  noPhoto: 'No hay foto',
  photoAlt: (petName, species) => `${petName}, ${inSpanish(species)}`,
  noStory: (petName) => `${petName} busca un hogar con cariño. Ven a conocer a ${petName}.`,
  petLoading: 'Cargando esta mascota',
  petLoadingSpinner: 'Cargando esta mascota...',
  petFailed: 'No se pudo cargar esta mascota',
  checkConnection: 'Revisa tu conexión. Inténtalo de nuevo.',
  tryAgain: 'Reintentar',
  close: 'Cerrar',
  shareOnWhatsApp: 'Compartir por WhatsApp',
  whatsApp: 'WhatsApp',
  shareBySms: 'Compartir por SMS',
  sms: 'SMS',
  shareByEmail: 'Compartir por correo',
  email: 'Correo',
  copyLink: 'Copiar enlace',
  linkCopied: 'Enlace copiado',
  linkNotCopied: (link) => `No se pudo copiar el enlace: ${link}`,
  milesAway: ({ miles, place }) =>
    miles === '1' ? `${place}, a 1 milla` : `${place}, a ${miles} millas`,
  tooFar: ({ miles, place }) => `${place}, a ${miles} millas, más lejos de lo que dijiste`,
  newHere: 'Recién llegó',
  waiting: (days) => `Lleva ${days} días esperando`,
  bondedWith: (other) => `Inseparable de ${other}: se mudan en pareja`,
  photoCount: (count) => `${count} fotos`,
  photoPosition: (position, total) => `Foto ${position} de ${total}`,
  photoAltText: (petName, species, position) =>
    `${petName}, ${inSpanish(species)}, foto ${position}`,
};
