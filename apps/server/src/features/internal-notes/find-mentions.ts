import { mentionedIn } from '@pawmatch/contract/internal-notes/mentions';
import type { Mention } from '@pawmatch/contract/internal-notes/note-text';
import { type Capability, rolesByCapability } from '@pawmatch/contract/staff/capabilities';
import { invalidField } from '../../platform/app-error.ts';
import type { Queries } from '../../platform/database/database.ts';
import { listAbleColleagues } from '../staff/memberships.repository.ts';
import { mentionMessages as messages } from './note-messages.ts';

/**
 * Those whom a text names, by the ids that came with it.
 * @param note.before whom the text before this one named: they are not checked again
 * @param note.needs what reads the note
 * @throws AppError VALIDATION_FAILED for who does not work here, may not read the note, or is not in the text
 */
export async function findMentions(
  database: Queries,
  note: {
    text: string;
    ids: readonly string[];
    before: readonly Mention[];
    shelterId: string;
    needs: Capability;
  },
): Promise<Mention[]> {
  if (note.ids.length === 0) return [];
  const known = new Map(note.before.map((mention) => [mention.id, mention]));
  const roles: readonly string[] = rolesByCapability[note.needs];
  const colleagues = await listAbleColleagues(database, note.shelterId, 'overview.read');
  for (const { user, membership } of colleagues) {
    if (known.has(user.id) || !note.ids.includes(user.id)) continue;
    if (!roles.includes(membership.role)) {
      throw invalidField('mentions', messages.mayNotRead({ name: user.fullName }));
    }
    known.set(user.id, { id: user.id, name: user.fullName });
  }
  const mentions = [...new Set(note.ids)].map((id) => {
    const mention = known.get(id);
    if (!mention) throw invalidField('mentions', messages.notHere);
    return mention;
  });
  const named = mentionedIn(note.text, mentions);
  const missing = mentions.find((mention) => !named.includes(mention));
  if (missing) throw invalidField('mentions', messages.notInText({ name: missing.name }));
  return mentions;
}
