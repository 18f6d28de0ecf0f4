import type { EmbedMessages } from '../../../../../apps/web/src/features/embed/element/embed-messages.ts';

/** The facts of a card, by their values. */
const spanishFacts: Readonly<Record<string, string>> = {
  Baby: 'Bebé',
  Young: 'Joven',
  Adult: 'Adulto',
  Senior: 'Mayor',
  Male: 'Macho',
  Female: 'Hembra',
  Unknown: 'No se sabe',
  Small: 'Chico',
  Medium: 'Mediano',
  Large: 'Grande',
  ExtraLarge: 'Muy grande',
};

const babies: Readonly<Record<string, string>> = { Dog: 'Cachorro', Cat: 'Gatito' };

/** Those that change for a female; "Macho" is no such word. */
const hasGender = /^(Cachorr|Gatit|Adult|Chic|Median)o$/;

export const embedMessages: EmbedMessages = {
  loading: 'Cargando mascotas…',
  none: 'Por ahora no hay mascotas que mostrar aquí. Siempre llegan otras, así que vuelve a mirar.',
  paused: 'Este refugio se tomó un breve descanso y por ahora no muestra mascotas. Vuelve a mirar.',
  others: 'Conoce a las mascotas que esperan',
  all: (shelter) => (shelter ? `Todas las mascotas de ${shelter}` : 'Todas las mascotas'),
  title: (shelter) => (shelter ? `Mascotas de ${shelter}` : 'Mascotas que buscan un hogar'),
  previous: 'Mascotas anteriores',
  next: 'Más mascotas',
  together: (other) => `En pareja con ${other}`,
  specialNeeds: 'Necesidades especiales',
  fact: (name, value, { species, sex }) => {
    const isBaby = name === 'age_group' && value === 'Baby';
    const word = (isBaby && babies[species]) || (spanishFacts[value] ?? value);
    return sex === 'Female' && hasGender.test(word) ? word.replace(/o$/, 'a') : word;
  },
};
