import { STAFF_INVITATION_DAYS } from '@pawmatch/contract/colleagues/colleague-changes';
import type { ShelterRole } from '@pawmatch/contract/staff/capabilities';
import type * as english from '../../../../../apps/server/src/features/colleagues/colleague-messages.ts';
import type { Translation } from '../../translation.ts';

export const colleagueMessages: Translation<typeof english.colleagueMessages> = {
  needsTwoOthers: 'Esto lo tienen que hacer otras dos personas responsables.',
  hasNoSecondStep: 'Esta persona no tiene un segundo paso.',
  needsAnother: 'Otra persona responsable tiene que confirmarlo.',
  roleNotInUse:
    'Tu refugio no usa esta función. Activa primero los hogares temporales en los ajustes.',
};

const roles = {
  foster: 'persona del hogar temporal',
  volunteer: 'voluntario o voluntaria',
  staff: 'parte del personal',
  manager: 'responsable',
} satisfies Record<ShelterRole, string>;

const newRoles = {
  foster: ({ shelter }) => `Ahora das hogar temporal para ${shelter}`,
  volunteer: ({ shelter }) => `Ahora haces voluntariado en ${shelter}`,
  staff: ({ shelter }) => `Ahora eres parte del personal de ${shelter}`,
  manager: ({ shelter }) => `Ahora eres responsable de ${shelter}`,
} satisfies Record<ShelterRole, (of: { shelter: string }) => string>;

const MISTAKE = 'Si crees que es un error, responde a este correo.';

export const colleagueMailMessages: Translation<typeof english.colleagueMailMessages> = {
  invitation: {
    subject: ({ shelter }) => `Te invitan a trabajar con ${shelter}`,
    text: ({ by, shelter, role }) => `${by} te invita a unirte a ${shelter} como ${roles[role]}.`,
    open: 'Abrir la invitación',
    lifetime: `El enlace sirve una sola vez, durante los próximos ${STAFF_INVITATION_DAYS} días, y solo para este correo electrónico.`,
    notExpected: 'Si no esperabas esta invitación, no la abras. No tienes que hacer nada.',
  },

  newAdmin: {
    subject: ({ shelter }) => `${shelter} tiene una nueva persona responsable`,
    named: ({ user, by, shelter }) =>
      `${by} acaba de dar a ${user} el rol de responsable de ${shelter}.`,
    somebody: ({ shelter }) => `Alguien acaba de recibir el rol de responsable de ${shelter}.`,
    may: 'Las personas responsables ven y cambian todas las mascotas, visitas y cuentas.',
    mistake: 'Si es un error, quita ese rol cuanto antes:',
    colleagues: 'Colegas',
  },

  newRole: {
    subject: ({ role, shelter }) => newRoles[role]({ shelter }),
    text: ({ role, shelter }) =>
      `Trabajas con ${shelter} como ${roles[role]}. Aquí están las páginas que puedes usar:`,
    open: 'Abrir las páginas del personal',
    notExpected: 'Si no esperabas esto, responde a este correo.',
  },

  suspended: {
    subject: ({ shelter }) => `Tu acceso a las páginas del personal de ${shelter} está suspendido`,
    text: ({ shelter }) =>
      `Una persona responsable de ${shelter} suspendió tu acceso a las páginas del personal. Se cerró tu sesión en todas partes, y tus direcciones de calendario ya no sirven.`,
    textHere: ({ shelter }) =>
      `Una persona responsable de ${shelter} suspendió tu acceso a las páginas del personal. Lo que haces para otros refugios sigue igual.`,
    accountStays: `Tu cuenta se conserva. ${MISTAKE}`,
  },

  removed: {
    subject: ({ shelter }) => `Ya no trabajas con ${shelter}`,
    text: ({ shelter }) =>
      `Una persona responsable de ${shelter} puso fin a tu rol. Se cerró tu sesión en todas partes, y tus direcciones de calendario ya no sirven.`,
    textHere: ({ shelter }) =>
      `Una persona responsable de ${shelter} puso fin a tu rol. Lo que haces para otros refugios sigue igual.`,
    adopterStays: `Tu cuenta se conserva, como cuenta de adoptante. ${MISTAKE}`,
    accountStays: `Tu cuenta se conserva. ${MISTAKE}`,
  },
};
