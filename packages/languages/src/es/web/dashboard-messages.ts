import type * as english from '../../../../../apps/web/src/features/dashboard/dashboard-messages.ts';
import type { Translation } from '../../translation.ts';

export const dashboardMessages: Translation<typeof english.dashboardMessages> = {
  title: 'Tu panel',
  loading: 'Cargando tu panel',

  visitsTitle: 'Tus solicitudes de visita',
  visitsFailed: 'No se pudieron cargar las visitas. Inténtalo de nuevo.',
  noVisits: 'Aún no hay solicitudes de visita.',
  meetPets: 'Conocer a las mascotas',

  findShelter: ({ name }) => `Cómo llegar a ${name}`,

  preferencesTitle: 'Tus preferencias',
  editPreferences: 'Editar preferencias',
  preferencesFailed: 'No se pudieron cargar los datos. Inténtalo de nuevo.',
  noPreferences: 'Aún no has elegido tus preferencias.',
  fillInQuestionnaire: 'Responder el cuestionario',

  accountTitle: 'Tu cuenta',
  name: 'Nombre',
  email: 'Correo',
  phone: 'Teléfono',
  noPhone: '–',
  alerts: 'Avisos de mascotas nuevas',
  accountPage: 'Tus datos y dispositivos',
  changePassword: 'Cambiar contraseña',
  cancel: 'Cancelar',
};
