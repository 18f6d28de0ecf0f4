import * as z from 'zod/mini';
import { type CarePart, careParts } from './care-parts.ts';

/**
 * What colleagues are. The first four belong to a shelter; who is `network_admin` runs the installation, and works at a
 * shelter only with another role there.
 */
export const StaffRole = z.enum(['foster', 'volunteer', 'staff', 'manager', 'network_admin']);
export type StaffRole = z.infer<typeof StaffRole>;

/** The roles at a shelter, from the one that may least. */
export const shelterRoles = [
  'foster',
  'volunteer',
  'staff',
  'manager',
] as const satisfies StaffRole[];
export type ShelterRole = (typeof shelterRoles)[number];

/** Who cares for pets at home sees these pets alone. */
const withFosters = ['foster', 'volunteer', 'staff', 'manager'] as const;
const everybody = ['volunteer', 'staff', 'manager'] as const;
const permanent = ['staff', 'manager'] as const;
const managers = ['manager'] as const;
const installation = ['network_admin'] as const;

/**
 * Which roles may what (B8.06). Each endpoint names one of these as its access, and screens show what one may; nothing
 * else decides it.
 */
export const rolesByCapability = {
  /** The day at a glance. */
  'overview.read': everybody,
  /** That colleagues have changed something, and not what. */
  'changes.read': withFosters,
  'pets.read': everybody,
  /** What a pet is like: facts, traits, and suggestions for them. */
  'pets.facts': everybody,
  /** Everything else about pets: new ones, names, status, photos, pairs. */
  'pets.edit': permanent,
  'pets.delete': permanent,
  /** Offer pets to other shelters, and take in what they offer. */
  'pets.move': managers,
  'visits.read': everybody,
  /** Check-in, outcome, and visits of who walks in. */
  'visits.outcome': everybody,
  /** Answers to requests. */
  'visits.confirm': permanent,
  'visits.edit': permanent,
  'visits.delete': permanent,
  /** Who wants to adopt whom, and how far it is. */
  'adoptions.read': permanent,
  'adoptions.edit': permanent,
  /** Close an adoption although the shelter's care rules are in the way, with a reason. */
  'adoptions.overrule': managers,
  /** The numbers of the shelter. */
  'numbers.read': permanent,
  'people.read': permanent,
  /** Log people out. */
  'people.edit': permanent,
  'people.delete': permanent,
  'people.export': managers,
  /** Animals from a file of other software. */
  'pets.import': permanent,
  /** What the shelter has, without people, as a file. */
  'records.export': permanent,
  /** What other sites get about the shelter's pets. */
  'feeds.edit': managers,
  /** Keys with which programs sign in. */
  'keys.manage': managers,
  'history.read': permanent,
  /** Who of the staff read, exported and changed what. */
  'journal.read': managers,
  /** Letters and emails that the shelter has sent, and sending them. */
  'mail.send': permanent,
  /** Where pets live: rooms and kennels. */
  'places.read': everybody,
  'places.move': everybody,
  'places.edit': permanent,
  /** The care that is due, and doing it. */
  'care.read': everybody,
  'care.do': everybody,
  /** Plans of care, courses of medicine, and what blocks a pet from leaving. */
  'care.edit': permanent,
  /** Who cares for pets at home, and offers to them. */
  'fosters.read': permanent,
  'fosters.edit': permanent,
  /** The pets that one cares for at home oneself. */
  'fosters.own': withFosters,
  /** What waits for somebody. */
  'tasks.read': everybody,
  'settings.edit': managers,
  /** Colleagues and their roles. */
  'staff.manage': managers,
  /** The state of the installation. */
  'installation.check': installation,
  /** The shelters of the installation: create, rename, pause and hand over. */
  'network.manage': installation,
} as const satisfies Record<string, readonly StaffRole[]>;

export type Capability = keyof typeof rolesByCapability;

export const capabilities = Object.keys(rolesByCapability) as Capability[];

/** Whether it is about the installation, and not about one shelter. */
export const isOfInstallation = (capability: Capability): boolean =>
  rolesByCapability[capability].every((role) => role === 'network_admin');

/** The part of the care of pets that a capability is named after: nobody has it where the shelter does not use that. */
export const partOf = (capability: Capability): CarePart | undefined =>
  careParts.find((part) => capability.startsWith(`${part}.`));

/** Whether a shelter that uses these parts has a capability at all. */
export function isInUse(capability: Capability, parts: readonly CarePart[]): boolean {
  const part = partOf(capability);
  return part === undefined || parts.includes(part);
}

/** What somebody with these roles may at a shelter that uses these parts of the care of pets. */
export const capabilitiesOf = (
  roles: readonly StaffRole[],
  parts: readonly CarePart[],
): Capability[] =>
  capabilities.filter((capability) => {
    const allowed: readonly StaffRole[] = rolesByCapability[capability];
    return isInUse(capability, parts) && roles.some((role) => allowed.includes(role));
  });

/** Whether a shelter that uses these parts has a use for a role. */
export const isRoleInUse = (role: StaffRole, parts: readonly CarePart[]): boolean =>
  role !== 'foster' || parts.includes('fosters');
