import { localized } from '@pawmatch/contract/localized';

type By = { by: string };

/** To managers, about a colleague who reached a limit of openings or exports. */
export const journalMailMessages = localized('journalMailMessages', {
  subject: ({ shelter }: { shelter: string }) =>
    `A colleague at ${shelter} opens very many records`,
  opened: ({ by }: By) =>
    `${by} has opened the details of more people and visits within an hour than a busy day needs. Further ones are refused for the rest of the hour.`,
  exports: ({ by }: By) =>
    `${by} has exported more within an hour than a busy day needs. Further ones are refused for the rest of the hour.`,
  aColleague: 'A colleague',
  ask: 'If you do not know why, please ask, and look at the journal:',
  journal: 'Journal',
});
