import { localized } from '@pawmatch/contract/localized';

/** Warnings for the operator, in the log and on the doctor's page. */
export const startupMessages = localized('startupMessages', {
  noPublicUrl: ({ host }: { host: string }) =>
    `HOST is ${host} and PUBLIC_URL is not set: links in mails and previews lead to localhost, and cookies are sent without encryption. Set PUBLIC_URL to the address that people open.`,
  publicDemonstration:
    'Others can reach this server, and it shows the demonstration: invented pets, people and visits, with accounts made for them. Start a shelter of your own with DEMO=false and a new DATA_DIR.',
});
