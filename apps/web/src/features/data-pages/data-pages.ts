import type { Capability } from '@pawmatch/contract/staff/capabilities';
import { dataMessages } from './data-messages.ts';

const { pages } = dataMessages;

interface DataPage {
  /** Below `/admin/data`. */
  path: string;
  title: string;
  about: string;
  needs: Capability;
}

/** The pages of staff for what comes in and goes out, in the order of their list. */
export const dataPages: readonly DataPage[] = [
  { path: 'import', ...pages.import, needs: 'pets.import' },
  { path: 'export', ...pages.export, needs: 'records.export' },
  { path: 'feeds', ...pages.feeds, needs: 'feeds.edit' },
  { path: 'website', ...pages.website, needs: 'settings.edit' },
  { path: 'keys', ...pages.keys, needs: 'keys.manage' },
];
