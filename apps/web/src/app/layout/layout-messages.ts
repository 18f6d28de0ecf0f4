/** Around every page: navigation, theme switch and footer. */
export const layoutMessages = {
  skipToContent: 'Skip to content',
  navigation: 'Main',
  menu: 'Menu',
  links: { pets: 'Pets', logIn: 'Log In', account: 'My Account', matches: 'Matches' },
  logOut: 'Log Out',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  motto: 'Somebody is waiting to meet you.',
  about: 'Pawmatch brings shelter dogs and cats together with the people who fit them.',
  shelters: 'Our shelters',
  privacy: 'Privacy',
} as const;
