import { CONTRACT_LINK_DAYS } from '@pawmatch/contract/adoption-papers/contract-values';
import { titleWithResult } from '@pawmatch/contract/care/result-label';
import type * as english from '../../../../../apps/server/src/features/adoption-papers/paper-messages.ts';
import type { Translation } from '../../translation.ts';

/** The parts that are known. */
const listed = (parts: readonly (string | null | false)[]) => parts.filter(Boolean).join(', ');

const timesADay = (times: number) => (times === 1 ? 'una vez al día' : `${times} veces al día`);

const dosesLeft = (left: number) => (left === 1 ? 'queda 1 dosis' : `quedan ${left} dosis`);

export const contractPaperMessages: Translation<typeof english.contractPaperMessages> = {
  title: 'Contrato de adopción',
  titleSigned: 'Contrato de adopción firmado',
  signature: 'Firma',
  signedBy: 'Firmado por',
  on: 'Fecha',
  how: 'Forma',
  agreedTo: 'Consentimiento',
  digest: 'Resumen (SHA-256)',
  ways: {
    own_device: 'En el dispositivo de quien adopta',
    tablet: 'En un dispositivo del refugio que se le entregó',
    paper: 'A mano en papel; el refugio guarda la foto',
  },
  signHere: ({ adopter }) => `Fecha y firma de quien adopta, ${adopter}`,
  signHereSecond: ({ adopter }) => `Fecha y firma de la segunda persona que adopta, ${adopter}`,
  signHereShelter: ({ shelter }) => `Fecha y firma por ${shelter}`,
  footer: ({ shelter, date, isSigned }) =>
    isSigned
      ? `${shelter} · Contrato del ${date}`
      : `${shelter} · Contrato del ${date} · sin firmar`,
  pet: ({ species, breed, sex }) => `${species}, ${breed}, ${sex.toLowerCase()}`,
  about: ({ date }) => `hacia el ${date}`,
};

export const receiptMessages: Translation<typeof english.receiptMessages> = {
  title: ({ number }) => `Recibo ${number}`,
  reverses: ({ number }) => `Este recibo anula el recibo ${number}.`,
  reversedBy: ({ number }) => `Este recibo ya no es válido: el recibo ${number} lo anula.`,
  date: 'Fecha',
  paidTo: 'Pagado a',
  receivedFrom: 'Recibido de',
  notRecorded: 'sin registrar',
  for: 'Concepto',
  paidBy: 'Forma de pago',
  amount: 'Monto',
  note: 'Nota',
  kinds: {
    fee: ({ pets }) => `Cuota de adopción, ${pets}`,
    gift: ({ pets }) => `Donativo, ${pets}`,
    refund: ({ pets }) => `Reembolso a quien adopta, ${pets}`,
  },
  methods: {
    cash: 'Efectivo',
    card: 'Tarjeta en la recepción',
    transfer: 'Transferencia bancaria',
    other: 'De otra forma',
  },
};

export const careSheetMessages: Translation<typeof english.careSheetMessages> = {
  title: ({ pets }) => `Salud y cuidados de ${pets}`,
  about: ({ pet }) => `Sobre ${pet}`,
  unknown: 'No se sabe',
  yes: 'Sí',
  no: 'No',
  breed: 'Raza',
  born: 'Nacimiento',
  color: 'Color',
  microchip: 'Microchip',
  shelterNumber: 'Número en el refugio',
  learned: 'Lo que ha aprendido',
  needs: 'Salud y necesidades',
  inShort: 'En breve',
  story: 'Lo que sabemos',
  questions: '¿Preguntas?',
  ask: ({ shelter, phone, email }) => {
    const contact = [phone, email].filter(Boolean).join(' o ');
    return contact
      ? `Pregunta en ${shelter}: ${contact}, también semanas después de la adopción. En una emergencia, llama primero a una clínica veterinaria.`
      : `Pregunta en ${shelter}, también semanas después de la adopción. En una emergencia, llama primero a una clínica veterinaria.`;
  },
  footer: ({ shelter, date }) => `${shelter} · Lo que se sabe al ${date}`,
};

export const healthRecordMessages: Translation<typeof english.healthRecordMessages> = {
  title: 'Historial de salud',
  nothing: 'El refugio aún no ha anotado nada.',
  asOf: ({ date }) => `Lo que se sabe al ${date}. Muéstralo en tu clínica veterinaria.`,
  medicines: 'Medicamentos que hay que dar',
  medicine: ({ dose, times, until, left }) =>
    listed([dose, timesADay(times), `hasta el ${until}`, dosesLeft(left)]),
  next: 'Lo próximo',
  done: ({ product, lot, dose, result_note = null, by, ...care }) =>
    listed([titleWithResult(care), result_note, product, lot && `lote ${lot}`, dose, `por ${by}`]),
};

export const paperMessages: Translation<typeof english.paperMessages> = {
  page: 'Página {page} de {count}',
};

export const contractMessages: Translation<typeof english.contractMessages> = {
  choosePhoto: 'Elige una foto del contrato firmado.',
  noMailAddress: 'No hay un correo electrónico de quien adopta.',
  unconfirmed:
    'Quien adopta aún no ha confirmado su correo electrónico. Pídele que firme en una tableta o en papel.',
  changed: 'Mientras tanto, alguien cambió el contrato. Revísalo de nuevo.',
};

export const contractMailMessages: Translation<typeof english.contractMailMessages> = {
  yourPet: 'tu mascota',
  ready: {
    subject: ({ pet }) => `El contrato de adopción de ${pet} está listo`,
    text: ({ pet }) =>
      `Lee el contrato de ${pet}. Si estás de acuerdo, puedes firmarlo con tu nombre, también en tu teléfono.`,
    open: 'Leer el contrato',
    lifetime: `El enlace sirve durante ${CONTRACT_LINK_DAYS} días. Abrirlo no firma nada. Por favor, no lo compartas.`,
  },
  signed: {
    subject: ({ pet }) => `Tu contrato de adopción de ${pet}, firmado`,
    text: ({ pet }) =>
      `El contrato de ${pet} está firmado. Puedes leerlo y guardarlo como archivo PDF.`,
    open: 'Abrir el contrato firmado',
    lifetime: `El enlace sirve durante ${CONTRACT_LINK_DAYS} días. Por favor, no lo compartas.`,
  },
};
