import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** What is checked, in the order in which it is shown; of `shelters`, each with something to do is a finding. */
export const doctorTopics = [
  'settings',
  'address',
  'database',
  'clock',
  'storage',
  'disk',
  'mail',
  'backup',
  'shelters',
] as const;
export type DoctorTopic = (typeof doctorTopics)[number];

/** `warning`: it works, and something should be done before people come. */
export const doctorStates = ['ok', 'warning', 'failed'] as const;

/** One check. Texts are whole sentences and contain no secrets. */
export const DoctorFinding = z.object({
  topic: z.enum(doctorTopics),
  state: z.enum(doctorStates),
  found: z.string(),
  /** What to do; null when nothing has to be done. */
  advice: z.nullable(z.string()),
});
export type DoctorFinding = z.infer<typeof DoctorFinding>;

export const getFindings = defineEndpoint({
  method: 'GET',
  path: '/admin/doctor',
  access: 'installation.check',
  summary:
    'Check settings, address, database, clock, storage, disk, mail, backups and the shelters',
  output: z.array(DoctorFinding),
});

export const sendTestMail = defineEndpoint({
  method: 'POST',
  path: '/admin/doctor/test-mail',
  access: 'installation.check',
  summary: 'Send a test mail to the caller, and say whether the mail server accepted it',
  output: DoctorFinding,
});
