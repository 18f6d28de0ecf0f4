import { localized } from '@pawmatch/contract/localized';

/** What the checks found and what to do about it, one sentence each. */
export const doctorMessages = localized('doctorMessages', {
  unchecked: ({ reason }: { reason: string }) => `This could not be checked: ${reason}.`,
  uncheckedAdvice: 'Check the settings of this part.',
  settings: {
    ok: 'The settings are valid.',
    unlimited: 'RATE_LIMITS is off: anyone can guess passwords as fast as the server answers.',
    limit: 'Remove RATE_LIMITS, which is for load tests only.',
    warningAdvice: 'Change the settings that are named and restart the server.',
  },
  address: {
    ok: ({ url }: { url: string }) => `${url} leads to this application.`,
    local: ({ url }: { url: string }) => `Only this machine can open ${url}.`,
    localAdvice: 'Set PUBLIC_URL to the address that people will open.',
    plain: ({ url }: { url: string }) => `${url} is not encrypted: others can read passwords.`,
    plainAdvice: 'Put a proxy with TLS in front and set PUBLIC_URL to its https address.',
    otherAnswer: ({ url, status }: { url: string; status: number }) =>
      `${url} does not lead to this application: it answered with status ${status}.`,
    timedOut: ({ url }: { url: string }) => `${url} did not answer within 5 s.`,
    unreachable: ({ url, code }: { url: string; code: string }) =>
      `${url} cannot be opened (${code}).`,
    failedAdvice: 'Check PUBLIC_URL, the DNS entry of its name, the proxy and the firewall.',
  },
  database: {
    ok: ({ version }: { version: string }) => `PostgreSQL ${version} has all that is needed.`,
    away: ({ reason }: { reason: string }) => `The database cannot be used: ${reason}`,
    awayAdvice: 'Check DATABASE_URL, or that DATA_DIR can be written, and that the server runs.',
    old: ({ version }: { version: string }) => `PostgreSQL ${version} is too old.`,
    oldAdvice: 'Update PostgreSQL to version 15 or later.',
    extension: ({ name }: { name: string }) => `PostgreSQL lacks the extension ${name}.`,
    extensionAdvice: "Install PostgreSQL's contrib package (postgresql-contrib).",
    newer: ({ migration }: { migration: string }) =>
      `A newer version of the application has changed the database (${migration}).`,
    newerAdvice: 'Update the application to that version.',
    pending: ({ count }: { count: number }) =>
      count === 1
        ? '1 change of the schema is not applied.'
        : `${count} changes of the schema are not applied.`,
    pendingAdvice: 'Start the application, which applies them.',
  },
  clock: {
    ok: 'The clocks of this machine and of the database agree.',
    apart: ({ seconds }: { seconds: number }) =>
      `The clocks of this machine and of the database are ${seconds} s apart.`,
    outside: ({ seconds, host }: { seconds: number; host: string }) =>
      `The clocks of this machine and of ${host} are ${seconds} s apart.`,
    outsideAdvice:
      'Synchronize the clock of this machine by NTP, for example with systemd-timesyncd or chrony.',
    setBack: ({ seconds }: { seconds: number }) =>
      `The newest change in the database is ${seconds} s in the future: the clock was set back.`,
    advice: 'Synchronize both clocks by NTP, for example with systemd-timesyncd or chrony.',
    unknown: 'The clock could not be compared, because the database did not answer.',
  },
  storage: {
    ok: 'A test file was written to the photo storage, read and deleted.',
    failed: ({ reason }: { reason: string }) => `The photo storage does not work: ${reason}.`,
    unreachable: 'Check S3_ENDPOINT, and that the storage runs.',
    readOnly: 'Mount the volume of DATA_DIR so that it can be written.',
    notAllowed: ({ user }: { user: number }) => `Give the folder DATA_DIR to the user ${user}.`,
    notAllowedToServer: 'Give the folder DATA_DIR to the user that runs the server.',
    full: 'Free some space on the disk of DATA_DIR.',
    other: 'See the log of the server.',
  },
  bucket: {
    missing: ({ bucket }: { bucket: string }) => `The bucket ${bucket} does not exist.`,
    missingAdvice: 'Create it, or correct S3_BUCKET and S3_ENDPOINT.',
    otherRegion: ({ bucket, region }: { bucket: string; region: string }) =>
      `The bucket ${bucket} is not in the region ${region}.`,
    otherRegionAdvice: ({ region }: { region: string }) => `Set S3_REGION to ${region}.`,
    unknownRegionAdvice: 'Set S3_REGION to the region of the bucket.',
    unknownKey: 'The photo storage does not know the key in S3_ACCESS_KEY_ID.',
    unknownKeyAdvice: 'Correct S3_ACCESS_KEY_ID, or make a new key.',
    wrongSecret: 'S3_SECRET_ACCESS_KEY is not the secret of the key in S3_ACCESS_KEY_ID.',
    wrongSecretAdvice: 'Correct S3_SECRET_ACCESS_KEY, or make a new key.',
    skewed: 'The photo storage refuses requests, because the clock of this machine is wrong.',
    mayNotWrite: ({ bucket }: { bucket: string }) =>
      `The key in S3_ACCESS_KEY_ID may not write to the bucket ${bucket}.`,
    mayNotRead: ({ bucket }: { bucket: string }) =>
      `The key in S3_ACCESS_KEY_ID may not read from the bucket ${bucket}.`,
    mayNotList: ({ bucket }: { bucket: string }) =>
      `The key in S3_ACCESS_KEY_ID may not list the bucket ${bucket}.`,
    mayNotDelete: ({ bucket }: { bucket: string }) =>
      `The key in S3_ACCESS_KEY_ID may not delete from the bucket ${bucket}.`,
    missingRightAdvice: ({ right }: { right: string }) =>
      `Allow ${right} for the key in the storage's policy, or use another key.`,
    isPublic: ({ bucket }: { bucket: string }) => `The bucket ${bucket} is public.`,
    anyoneCan: {
      read: 'Anyone can read its photos without a key.',
      list: 'Anyone can list its photos without a key.',
      write: 'Anyone can replace its photos without a key.',
    },
    isPublicAdvice:
      "Make the bucket private: remove its public policy, or block all public access. Only the application's key needs access.",
  },
  disk: {
    ok: ({ free, path }: { free: string; path: string }) => `${path} has ${free} of free space.`,
    low: ({ free, path }: { free: string; path: string }) =>
      `${path} has only ${free} of free space.`,
    advice: 'Free some space, or move DATA_DIR or BACKUP_DIR to a larger disk.',
    unknown: ({ path, reason }: { path: string; reason: string }) =>
      `The free space of ${path} is not known (${reason}).`,
  },
  mail: {
    ok: ({ host }: { host: string }) =>
      `The mail server ${host} answers, and accepts the login and the sender.`,
    none: 'No mail is sent: mails become files in the folder outbox of DATA_DIR.',
    noneAdvice: 'Set SMTP_URL to the address of a mail server, and MAIL_FROM to a sender.',
    failed: ({ host, reason }: { host: string; reason: string }) =>
      `The mail server ${host} does not work (${reason}).`,
    failedAdvice: 'Check name, port, user and password in SMTP_URL.',
    senderRejected: ({
      host,
      mailFrom,
      reason,
    }: {
      host: string;
      mailFrom: string;
      reason: string;
    }) => `The mail server ${host} does not accept the sender ${mailFrom} (${reason}).`,
    senderAdvice: 'Set MAIL_FROM to an address that this mail server may send from.',
    sent: ({ to }: { to: string }) => `The mail server accepted a test mail to ${to}.`,
    sentAdvice: 'Check that mailbox, also its spam folder.',
    written: 'A test mail was written to the folder outbox of DATA_DIR.',
    rejected: ({ reason }: { reason: string }) => `The test mail was not sent: ${reason}`,
    rejectedAdvice: 'Check SMTP_URL and MAIL_FROM.',
    stuck: ({ count }: { count: number }) =>
      count === 1 ? '1 mail could not be sent.' : `${count} mails could not be sent.`,
    stuckAdvice: 'See the log for the errors. Failed mails are kept for a week.',
  },
  backup: {
    ok: ({ hours }: { hours: number }) =>
      hours === 1 ? 'The newest backup is 1 hour old.' : `The newest backup is ${hours} hours old.`,
    notSet: 'No backups are written by the application.',
    notSetAdvice: 'Set BACKUP_DIR to a folder, or run npm run db:export every day.',
    elsewhere: 'This server serves people only; backups are written by the worker.',
    elsewhereAdvice: 'Run the doctor command on the worker.',
    none: ({ folder }: { folder: string }) => `There is no backup in ${folder} yet.`,
    noneAdvice: 'Wait for 10 minutes, then look for "writing a backup" in the log.',
    old: ({ hours }: { hours: number }) =>
      hours === 1
        ? 'The newest backup is already 1 hour old.'
        : `The newest backup is already ${hours} hours old.`,
    oldAdvice: 'Look for "writing a backup failed" in the log.',
    plain: 'The newest backup is not encrypted.',
    plainAdvice: 'Set BACKUP_RECIPIENT, unless nobody else can read the folder.',
    failed: ({ folder, reason }: { folder: string; reason: string }) =>
      `The folder ${folder} cannot be read: ${reason}.`,
    failedAdvice: 'Check BACKUP_DIR, and that its volume is mounted.',
  },
  shelters: {
    ok: ({ count }: { count: number }) =>
      count === 1
        ? 'The shelter has a manager and an email address.'
        : `All ${count} shelters that are not paused have a manager, an email address and a ZIP code.`,
    noManager: ({ name }: { name: string }) => `${name} has no manager who can log in.`,
    noManagerAdvice: 'Name one at /admin/network, or with npm run admin for the first shelter.',
    noEmail: ({ name }: { name: string }) =>
      `${name} has no email address, so answers to its emails go to the sender of all emails.`,
    noEmailAdvice: 'A manager of the shelter can enter one in its settings.',
    noPlace: ({ name }: { name: string }) =>
      `The address of ${name} has no ZIP code that is known, so adopters do not see how far it is.`,
    noPlaceAdvice: 'A manager of the shelter can complete the address in its settings.',
  },
  testMail: {
    subject: 'Test mail',
    text: 'This mail was sent by the check of your shelter’s installation. Mail works.\n',
  },
});
