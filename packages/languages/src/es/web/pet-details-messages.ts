import type * as english from '../../../../../apps/web/src/features/pets/details/pet-details-messages.ts';
import { inThousands } from '../../../../../apps/web/src/lib/text/in-thousands.ts';
import type { Translation } from '../../translation.ts';

export const petDialogMessages: Translation<typeof english.petDialogMessages> = {
  about: 'Su historia',
  goodWith: 'Se lleva bien con',
  company: {
    allergy_friendly: 'Personas con alergias',
    kid_friendly: 'Niños',
    dog_friendly: 'Perros',
    cat_friendly: 'Gatos',
  },
  askAbout: (company) => `Aún no se sabe: ${company}. Pregunta al refugio.`,
  facts: 'Datos',
  tabTitle: ({ name, breed, age }) => `${name}: ${breed}, ${age}`,
  tabTitleOfYoung: ({ name, breed, age }) => `${name}: ${breed}, ${age}`,
  livesAt: 'Vive en',
  share: (petName) => `Compartir a ${petName}`,
  position: (position, total) => `${inThousands(position)} de ${inThousands(total)}`,
  showing: ({ petName, position, total }) =>
    `Estás viendo a ${petName}, número ${inThousands(position)} de una lista de ${inThousands(total)}.`,
  previousPet: 'Mascota anterior',
  nextPet: 'Mascota siguiente',
  howItMatches: (petName) => `Mira cómo va ${petName} con tus respuestas`,
  meet: (petNames) => `Conoce a ${petNames}`,
  similarPets: (petName) => `Otras como ${petName}`,
  scheduleVisit: 'Agendar una visita',
  logInToVisit: 'Crea una cuenta o inicia sesión para pedir una visita',
  signUp: 'Crear cuenta',
  logIn: 'Iniciar sesión',
  isAdopted: (petName) => `${petName} encontró un hogar y ya no recibe visitas.`,
  isPending: (petName) =>
    `Alguien está por adoptar a ${petName}, así que por ahora no hay visitas.`,
  isOnHold: ({ pet, day }) =>
    `${pet} está en retención hasta el ${day}, por si aparece su familia. Puedes pedir una visita después de ese día.`,
  isNotReady: (petName) =>
    `${petName} todavía está recibiendo cuidados y no puede tener visitas. Vuelve a mirar en unos días.`,
  neuteredBefore: {
    Male: (petName) => `${petName} será esterilizado antes de irse a casa.`,
    Female: (petName) => `${petName} será esterilizada antes de irse a casa.`,
    Unknown: (petName) => `La esterilización de ${petName} se hará antes de que se vaya a casa.`,
  },
  unknownTitle: 'No encontramos a esta mascota',
  unknownText: 'Puede que ya haya encontrado un hogar, o que el enlace esté incompleto.',
  seeAllPets: 'Ver todas las mascotas',
  allPets: 'Todas las mascotas',
  photos: (petName) => `Fotos de ${petName}`,
  previousPhoto: 'Foto anterior',
  nextPhoto: 'Foto siguiente',
  adoptedPreview: (petName) =>
    `${petName} encontró un hogar. Conoce a otras mascotas que todavía buscan el suyo.`,
  pendingPreview: (petName) =>
    `Alguien está por adoptar a ${petName}. Conoce a otras mascotas que todavía buscan un hogar.`,
};
