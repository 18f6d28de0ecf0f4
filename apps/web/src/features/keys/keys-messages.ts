import type { KeyScope } from '@pawmatch/contract/keys/key-values';

/** The texts of the page of keys for programs. */
export const keysMessages = {
  title: 'Keys for Programs',
  about:
    'A program that has a key reads what you choose for it here, at this shelter alone. It changes nothing, and needs nobody’s password.',
  ends: 'A key also ends when who created it leaves, may not manage keys any more, or changes their password.',
  loadFailed: 'The keys could not be loaded.',
  none: 'No program has a key yet.',
  start: 'New Key',
  name: 'What is the key for?',
  nameHint: 'For example the name of the program.',
  scopesLabel: 'What may it read?',
  scopes: {
    'pets.read': 'Pets, as staff see them',
    'visits.read': 'Visits, with the names and contact data of visitors',
  } satisfies Record<KeyScope, string>,
  shortScopes: { 'pets.read': 'Pets', 'visits.read': 'Visits' } satisfies Record<KeyScope, string>,
  noScope: 'Please choose what the key may read.',
  lasts: 'How long does it last?',
  durations: { 30: '30 days', 365: 'One year', '': 'Without an end' },
  create: 'Create the Key',
  creating: 'Creating the key...',
  createFailed: 'The key could not be created.',
  shownOnce:
    'Here is the key. It is shown only now: copy it into the program before you close this.',
  copy: 'Copy the Key',
  copied: 'The key is copied',
  notCopied: 'The key could not be copied. Please select it and copy it yourself.',
  done: 'I Have the Key',
  reads: ({ scopes }: { scopes: readonly string[] }) => `Reads: ${scopes.join(', ')}`,
  created: ({ date, by }: { date: string; by: string | null }) =>
    by ? `Created on ${date} by ${by}` : `Created on ${date}`,
  expires: ({ date }: { date: string }) => `Ends on ${date}`,
  endless: 'Has no end',
  used: ({ time }: { time: string }) => `Last used ${time}`,
  neverUsed: 'Never used',
  ended: 'Ended',
  valid: 'Valid',
  revoke: 'Revoke',
  revokeNamed: ({ name }: { name: string }) => `Revoke the key ${name}`,
  revokeQuestion: ({ name }: { name: string }) =>
    `The program with the key “${name}” is refused from its next call on.`,
  revoked: 'The key is revoked.',
  revokeFailed: 'The key could not be revoked.',
  keep: 'Keep It',
};
