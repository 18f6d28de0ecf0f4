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
    path: 'feeds',
    title: 'Feeds',
    about: 'Keep your pets on Petfinder, Adopt-a-Pet and RescueGroups as they are here.',
    needs: 'feeds.edit',
  },
];
