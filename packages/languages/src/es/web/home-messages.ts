import type * as english from '../../../../../apps/web/src/features/home/home-messages.ts';
import type { SuitableHome } from '../../../../../apps/web/src/features/home/suitable-homes.ts';
import { listInWords } from '../../../../../apps/web/src/lib/text/format-text.ts';
import type { Translation } from '../../translation.ts';

const homes: Record<SuitableHome, string> = {
  children: 'familias con niños',
  dogsAndCats: 'quienes tienen perros o gatos',
  dogs: 'quienes tienen perros',
  cats: 'quienes tienen gatos',
  noOtherPets: 'quienes no tienen otras mascotas',
  quiet: 'quienes tienen un hogar tranquilo',
  active: 'personas activas',
  beginners: 'quienes adoptan por primera vez',
  experienced: 'adoptantes con experiencia',
};

export const homeMessages: Translation<typeof english.homeMessages> = {
  title: 'Encuentra tu mascota ideal',
  lede: 'Cuéntanos cómo son tus días. Te mostramos los perros y gatos que van contigo, y por qué.',
  getStarted: 'Empezar',
  search: 'Busca una mascota con tus palabras',
  searchLabel: '¿Qué buscas?',
  searchPlaceholder: '“Gato tranquilo”',
  submit: 'Buscar',
  species: { Dog: 'Perros', Cat: 'Gatos' },
  seeAll: 'Ver todas',
  getMatched: 'Responde dos pasos cortos y descubre quién va contigo.',
  newest: 'Recién llegadas',
  allPets: 'Todas las mascotas disponibles',
  longestWaiting: 'Las que más esperan',
  allByWaitingTime: 'Todas por tiempo de espera',
  wouldSuit: (petName, suitable) =>
    suitable.length > 0
      ? `${petName} sería ideal para ${listInWords(suitable.map((home) => homes[home]))}.`
      : `Pregúntanos para quién sería ideal ${petName}.`,
};

export const howItWorksMessages: Translation<typeof english.howItWorksMessages> = {
  title: 'Cómo funciona',
  steps: [
    {
      title: 'Di cómo vives',
      text: 'Dos pasos cortos: quién está en casa, qué sabes de mascotas y qué esperas.',
    },
    {
      title: 'Mira quién va contigo, y por qué',
      text: 'Cada mascota compatible viene con sus razones y con lo que puedes preguntar al refugio.',
    },
    {
      title: 'Conoce a tu mascota',
      text: 'Elige una hora libre. El refugio confirma, y alguien mueve la cola o ronronea.',
    },
  ],
};

export const trustMessages: Translation<typeof english.trustMessages> = {
  title: 'Con qué puedes contar',
  known: {
    title: 'Las conocen por su nombre',
    text: 'Cada mascota vive con un refugio que la alimenta, la saca a pasear y la conoce.',
  },
  honest: {
    title: 'Honestidad sobre lo que no se sabe',
    text: 'Cuando nadie puede decirlo todavía, lo decimos, y tú preguntas en tu visita.',
  },
  visit: {
    title: 'Una visita, no una promesa',
    text: 'Ven media hora. Nadie se lleva una mascota a casa con solo apretar un botón.',
  },
};
