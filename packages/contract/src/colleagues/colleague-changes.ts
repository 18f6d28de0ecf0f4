import * as z from 'zod/mini';
import { Email, FullName } from '../auth/account-fields.ts';
import { Password } from '../auth/credentials.ts';
import { Id } from '../id.ts';
import { shelterRoles } from '../staff/capabilities.ts';
import { exactText } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { colleagueInputMessages } from './colleague-messages.ts';

/** The role of a colleague at a shelter. */
export const ShelterRoleChoice = z.enum(shelterRoles, {
  error: () => colleagueInputMessages.chooseRole,
});

/** Another role of a colleague. */
export const ColleagueChange = z.object({ role: ShelterRoleChoice });

/** Who is invited, and as what. */
export const NewInvitation = z.object({ email: Email, role: ShelterRoleChoice });

/** How long the link of an invitation is valid. */
export const STAFF_INVITATION_DAYS = 7;

const noLink = { error: () => colleagueInputMessages.mailedLink };

/** What the mailed link has. */
export const InvitationLink = z.object({
  invitation: Id,
  token: exactText(() => fieldNames.token).check(z.minLength(1, noLink), z.maxLength(200, noLink)),
});

/** A new account, whose address the link confirms. */
export const InvitedRegistration = z.extend(InvitationLink, {
  full_name: FullName,
  password: Password,
});
