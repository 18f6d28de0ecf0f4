import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id, Timestamp } from '../id.ts';
import { exactText } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { PetLetterText } from './pet-letter-text.ts';

const LetterContent = z.object({
  pet_name: z.string(),
  text: z.string(),
  photo_url: z.nullable(z.string()),
});
export type LetterContent = z.infer<typeof LetterContent>;

/** What a reader of a letter sees; nothing about its recipient. */
export const SharedLetter = z.extend(LetterContent, {
  /** Whose letter it is; the pet may have moved since. */
  shelter_name: z.string(),
});
export type SharedLetter = z.infer<typeof SharedLetter>;

export const PetLetter = z.extend(LetterContent, {
  visit_id: Id,
  sent_at: Timestamp,
  is_shared: z.boolean(),
  /** Of the public page; only in the response to sharing, since the server stores a hash of it. */
  share_url: z.nullable(z.string()),
});
export type PetLetter = z.infer<typeof PetLetter>;

/** The letter of a visit for staff, or what is needed to write it. */
export const PetLetterDraft = z.object({
  letter: z.nullable(PetLetter),
  /** Whether one can be sent: the visitor has come and left an address, and the pet is known. */
  can_send: z.boolean(),
  photos: z.array(z.object({ id: Id, url: z.string(), alt_text: z.nullable(z.string()) })),
});
export type PetLetterDraft = z.infer<typeof PetLetterDraft>;

export const getPetLetterDraft = defineEndpoint({
  method: 'GET',
  path: '/admin/visit-requests/:id/pet-letter',
  access: 'mail.send',
  summary: 'The letter from the pet after a visit, or the photos for one',
  params: ById,
  output: PetLetterDraft,
});

export const sendPetLetter = defineEndpoint({
  method: 'POST',
  path: '/admin/visit-requests/:id/pet-letter',
  access: 'mail.send',
  summary: 'Send the visitor a letter from the pet; once for each visit',
  params: ById,
  body: z.object({ text: PetLetterText, photo_id: z.nullable(Id) }),
  status: 201,
  output: PetLetter,
});

export const listPetLetters = defineEndpoint({
  method: 'GET',
  path: '/pet-letters',
  access: 'user',
  summary: 'The letters that pets have sent to the caller, the newest first',
  output: z.array(PetLetter),
});

export const sharePetLetter = defineEndpoint({
  method: 'PUT',
  path: '/pet-letters/:id/share',
  access: 'user',
  rateLimit: 'ownChanges',
  requiresConfirmedEmail: true,
  summary:
    'Publish one’s own letter under a new address that nobody can guess; the former one ends; `id` is the visit’s',
  params: ById,
  output: PetLetter,
});

export const unsharePetLetter = defineEndpoint({
  method: 'DELETE',
  path: '/pet-letters/:id/share',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: 'Take the public page of one’s own letter down, for good',
  params: ById,
  output: PetLetter,
});

export const readSharedLetter = defineEndpoint({
  method: 'GET',
  path: '/shared-letter',
  access: 'public',
  summary: 'A letter that its recipient has shared',
  query: z.object({
    token: exactText(() => fieldNames.link).check(z.minLength(1), z.maxLength(100)),
  }),
  output: SharedLetter,
});
