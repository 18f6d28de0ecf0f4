import type * as english from '../../../../../apps/web/src/features/dashboard/staff/staff-dashboard-messages.ts';
import { formatCount } from '../../../../../apps/web/src/lib/text/format-text.ts';
import type { Translation } from '../../translation.ts';

export const adminDashboardMessages: Translation<typeof english.adminDashboardMessages> = {
  title: 'Panel del personal',
  account: 'Ajustes de la cuenta',
  loading: 'Cargando...',
  loadFailed: 'No se pudieron cargar los datos. Inténtalo de nuevo.',

  visitsWaiting: 'Visitas en espera',
  notCounted: '–',
  countLabels: {
    Available: {
      show: ({ count }) => `Disponibles: ${formatCount(count)}. Ver las mascotas disponibles`,
      showAll: ({ count }) => `Disponibles: ${formatCount(count)}. Ver todas las mascotas`,
    },
    Pending: {
      show: ({ count }) => `En proceso: ${formatCount(count)}. Ver las mascotas en proceso`,
      showAll: ({ count }) => `En proceso: ${formatCount(count)}. Ver todas las mascotas`,
    },
    Adopted: {
      show: ({ count }) => `Adoptadas: ${formatCount(count)}. Ver las mascotas adoptadas`,
      showAll: ({ count }) => `Adoptadas: ${formatCount(count)}. Ver todas las mascotas`,
    },
    visits: {
      show: ({ count }) =>
        `Visitas en espera: ${formatCount(count)}. Ver las solicitudes de visita pendientes`,
      showAll: ({ count }) =>
        `Visitas en espera: ${formatCount(count)}. Ver todas las solicitudes de visita`,
    },
  },
};

export const overviewMessages: Translation<typeof english.overviewMessages> = {
  title: 'De un vistazo',
  failed: 'No se pudo cargar el resumen. Inténtalo de nuevo.',
  today: 'Visitas hoy',
  next: ({ time, visitor, pet }) => `Sigue: ${time}, ${visitor}, ${pet}`,
  noneToday: 'Hoy no hay visitas',
  toAnswerToday: 'Solicitudes para hoy por responder',
  overdue: 'Esperan más de lo prometido',
  toAnswer: (count) => `${formatCount(count)} por responder en total`,
  answers: 'Tiempo de respuesta este mes',
  noAnswers: 'Todavía no hay solicitudes',
  medianMinutes: (count) => (count === 1 ? '1 minuto' : `${formatCount(count)} minutos`),
  medianHours: (count) => (count === 1 ? '1 hora' : `${formatCount(count)} horas`),
  inTime: ({ share, total }) => `Mediana; ${share} de ${total} con respuesta a tiempo`,
  waiting: 'La espera más larga',
  days: (count) => (count === 1 ? '1 día' : `${formatCount(count)} días`),
  nobodyWaits: 'No hay mascotas disponibles',
  withoutPhoto: 'Sin foto',
  withoutFacts: 'Faltan datos',
  adoptions: 'Adopciones este mes',
  withoutOutcome: 'Visitas sin resultado',
  noShows: (count) =>
    count === 1 ? '1 no se presentó este mes' : `${formatCount(count)} no se presentaron este mes`,
};
