import type { DoctorFinding, DoctorTopic } from '@pawmatch/contract/doctor/doctor-endpoints';

const topics: Record<DoctorTopic, string> = {
  settings: 'Settings',
  address: 'Public address',
  database: 'Database',
  clock: 'Clock',
  storage: 'Photo storage',
  disk: 'Disk',
  mail: 'Mail',
  backup: 'Backups',
  shelters: 'Shelters',
};

const states: Record<DoctorFinding['state'], string> = {
  ok: 'All right',
  warning: 'To do',
  failed: 'Failed',
};

/** The texts around the checks; their results come from the server. */
export const doctorMessages = {
  title: 'Check the installation',
  about: 'What should work before people come, and what to do where it does not.',
  checking: 'Checking...',
  again: 'Check Again',
  loadFailed: 'The checks could not be run.',
  list: 'Checks',
  summary: ({ failed, warnings }: { failed: number; warnings: number }) => {
    if (failed > 0) return failed === 1 ? 'One check has failed.' : `${failed} checks have failed.`;
    if (warnings === 0) return 'All checks are all right.';
    return warnings === 1 ? 'One thing is left to do.' : `${warnings} things are left to do.`;
  },
  testMail: 'Send a Test Mail to Me',
  sending: 'Sending...',
  testMailFailed: 'The test mail could not be requested.',
  topics,
  states,
} as const;
