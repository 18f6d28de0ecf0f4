import type { Capability } from '@pawmatch/contract/staff/capabilities';

interface DataPage {
  /** Below `/admin/data`. */
  path: string;
  title: string;
  about: string;
  needs: Capability;
}

/** The pages of staff for what comes in and goes out, in the order of their list. */
export const dataPages: readonly DataPage[] = [
  {
    path: 'import',
    title: 'Import',
    about:
      'Bring animals along from other software or a spreadsheet, and see first what would change.',
    needs: 'pets.import',
  },
  {
    path: 'export',
    title: 'Export',
    about: 'Take everything along as one file that other programs can read.',
    needs: 'records.export',
  },
  {
    path: 'feeds',
    title: 'Feeds',
    about: 'Keep your pets on Petfinder, Adopt-a-Pet and RescueGroups as they are here.',
    needs: 'feeds.edit',
  },
  {
    path: 'website',
    title: 'Your Website',
    about: 'Show your pets on the site that your shelter has already, or let others follow them.',
    needs: 'settings.edit',
  },
  {
    path: 'keys',
    title: 'Keys for Programs',
    about: 'Let other programs read pets and visits, each with a key of its own.',
    needs: 'keys.manage',
  },
];
