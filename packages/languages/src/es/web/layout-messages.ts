import type * as english from '../../../../../apps/web/src/app/layout/layout-messages.ts';
import type { Translation } from '../../translation.ts';

export const layoutMessages: Translation<typeof english.layoutMessages> = {
  skipToContent: 'Ir al contenido',
  navigation: 'Principal',
  menu: 'Menú',
  links: {
    pets: 'Mascotas',
    logIn: 'Entrar',
    account: 'Mi cuenta',
    matches: 'Compatibles',
  },
  logOut: 'Cerrar sesión',
  theme: 'Tema',
  themes: { system: 'Del sistema', light: 'Claro', dark: 'Oscuro' },
  motto: 'Alguien espera conocerte.',
  about: 'Pawmatch une a perros y gatos de refugios con su familia ideal.',
  shelters: 'Nuestros refugios',
  privacy: 'Privacidad',
};
