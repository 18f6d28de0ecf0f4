import { formsOf } from './spanish-forms.ts';

const colours: Readonly<Record<string, readonly string[]>> = {
  negro: ['black'],
  blanco: ['white'],
  rojo: ['red'],
  rojizo: ['red'],
  dorado: ['golden', 'gold'],
  amarillo: ['yellow'],
  anaranjado: ['orange', 'ginger'],
  naranja: ['orange', 'ginger'],
  plateado: ['silver'],
  gris: ['gray', 'grey'],
  azul: ['blue'],
  cafe: ['brown', 'chocolate'],
  marron: ['brown', 'chocolate'],
  castano: ['brown', 'chestnut'],
  crema: ['cream'],
  beige: ['tan', 'fawn', 'cream'],
  leonado: ['fawn'],
  atigrado: ['tabby', 'brindle', 'tiger'],
  rayado: ['tabby', 'striped'],
  manchado: ['spotted'],
  moteado: ['spotted'],
  carey: ['tortoiseshell', 'tortie'],
  esmoquin: ['tuxedo'],
};

const breeds: Readonly<Record<string, readonly string[]>> = {
  abisinio: ['abyssinian'],
  caniche: ['poodle'],
  puddle: ['poodle'],
  criollo: ['mixed', 'mix', 'domestic'],
  mestizo: ['mixed', 'mix'],
  cruzado: ['mixed', 'mix'],
  dalmata: ['dalmatian'],
  esfinge: ['sphynx'],
  galgo: ['greyhound'],
  labradora: ['labrador'],
  maltes: ['maltese'],
  mastin: ['mastiff'],
  ovejero: ['shepherd', 'sheepdog'],
  pastor: ['shepherd'],
  pequines: ['pekingese'],
  persa: ['persian'],
  pomerania: ['pomeranian'],
  frenchpoodle: ['poodle'],
  pastoraleman: ['german shepherd'],
  pastoresalemane: ['german shepherd'],
  pastorbelga: ['belgian'],
  pastoraustraliano: ['australian shepherd'],
  perrosalchicha: ['dachshund'],
  salchicha: ['dachshund'],
  salchichon: ['dachshund'],
  teckel: ['dachshund'],
  siames: ['siamese'],
  siberiano: ['siberian'],
  bengali: ['bengal'],
  chihuahueno: ['chihuahua'],
  bulldogfrances: ['french bulldog'],
  bulldogingles: ['english bulldog'],
  grandanes: ['great dane'],
  sanbernardo: ['saint bernard', 'st bernard'],
  azulruso: ['russian blue'],
  rusoazul: ['russian blue'],
};

const inAllForms = (names: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(names).flatMap(([name, meant]) =>
    formsOf(name)
      .split(', ')
      .map((form) => [form, meant] as const),
  );

/** What Spanish names of colours and breeds are in listings. Two words are written as one. */
export const spanishAliases = [...inAllForms(colours), ...inAllForms(breeds)];
