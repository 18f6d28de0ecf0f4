import * as z from 'zod/mini';
import { Id, Timestamp } from '../id.ts';
import { LANGUAGES } from '../languages.ts';
import { NewPets } from '../new-pets/new-pets-endpoints.ts';
import { TrainingTrait } from '../pets/facts/training-traits.ts';
import { Preferences } from '../preferences/preferences.ts';
import { capabilities, StaffRole, shelterRoles } from '../staff/capabilities.ts';

/** Always lower case in the API. */
export const Role = z.enum(['admin', 'adopter']);
export type Role = z.infer<typeof Role>;

/** A person with an account. `phone_number` is ten digits, null for an admin without one. */
export const User = z.object({
  id: Id,
  full_name: z.string(),
  email: z.string(),
  phone_number: z.nullable(z.string()),
  role: Role,
  created_at: Timestamp,
});
export type User = z.infer<typeof User>;

/** `preferences` is null until the questionnaire is saved. */
export const CurrentUser = z.extend(User, {
  /** Empty for adopters. */
  staff_roles: z.array(StaffRole),
  /** Where the person works, as what, and what they may there at the moment; empty where the installation has one shelter. */
  shelters: z.array(
    z.object({
      slug: z.string(),
      /** Names in addresses that it had, which lead on. */
      former_slugs: z.array(z.string()),
      is_paused: z.boolean(),
      name: z.string(),
      role: z.enum(shelterRoles),
      capabilities: z.array(z.enum(capabilities)),
      /** Whether pets can live with the person there. */
      has_foster_home: z.boolean(),
    }),
  ),
  /** What they may at any of these; in the installation alone for who works at none. */
  capabilities: z.array(z.enum(capabilities)),
  /** At any of these, too. */
  has_foster_home: z.boolean(),
  /** When somebody of the staff without a second factor must have one; from then on `capabilities` is empty. */
  second_factor_due: z.nullable(Timestamp),
  email_confirmed: z.boolean(),
  /** Of letters and pages. */
  language: z.enum(LANGUAGES),
  /** Agreed that staff see how well pets suit them. */
  shares_matching: z.boolean(),
  /** With whom the person matches together. */
  matching_partner: z.nullable(z.object({ name: z.string(), has_answered: z.boolean() })),
  /** The name of who matched together with the person and has ended it, until the person has read that. */
  former_partner: z.nullable(z.string()),
  /** Marks in the navigation, in this answer because every page loads it anyway. */
  new_pets: NewPets,
  preferences: z.nullable(Preferences),
  training_traits: z.array(TrainingTrait),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** An account, for staff. */
export const AccountOfPerson = z.extend(User, { email_confirmed: z.boolean() });
export type AccountOfPerson = z.infer<typeof AccountOfPerson>;
