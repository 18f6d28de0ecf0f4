import type { TrainingTrait } from '@pawmatch/contract/pets/facts/training-traits';
import type { Preferences } from '@pawmatch/contract/preferences/preferences';
import { toPreferences } from '@pawmatch/contract/preferences/to-preferences';

/** An adopter of the demonstration. Nobody can log in as one, because their passwords are not stored. */
interface DemoAdopter {
  fullName: string;
  email: string;
  /** Ten digits, from the range that belongs to nobody. */
  phoneNumber: string;
  /** How long ago the account was made. */
  daysAgo: number;
  /** Null: has not come round to the questionnaire. */
  preferences: Preferences | null;
  traits: TrainingTrait[];
}

const open: Preferences = { ...toPreferences({}), preferred_species: 'NoPreference' };

export const demoAdopters = {
  amara: {
    fullName: 'Amara Okafor',
    email: 'amara.okafor@example.org',
    phoneNumber: '2025550114',
    daysAgo: 74,
    preferences: {
      ...open,
      preferred_species: 'Cat',
      pet_purpose: 'MyFamily',
      has_children: true,
      ownership_experience: 'HadBefore',
      preferred_energy_level: 'Calm',
    },
    traits: ['LitterTrained'],
  },
  jonas: {
    fullName: 'Jonas Brandt',
    email: 'jonas.brandt@example.org',
    phoneNumber: '2025550137',
    daysAgo: 70,
    preferences: {
      ...open,
      preferred_species: 'Dog',
      pet_purpose: 'MyFamily',
      has_children: true,
      has_cats: true,
      preferred_size: 'Small',
      preferred_energy_level: 'Calm',
    },
    traits: ['HouseTrained'],
  },
  mei: {
    fullName: 'Mei Tanaka',
    email: 'mei.tanaka@example.org',
    phoneNumber: '2025550152',
    daysAgo: 33,
    preferences: {
      ...open,
      preferred_species: 'Dog',
      ownership_experience: 'CurrentlyHave',
      has_dogs: true,
      preferred_age: 'Young',
      preferred_energy_level: 'VeryActive',
      accepts_special_needs: true,
    },
    traits: [],
  },
  rafael: {
    fullName: 'Rafael Vidal',
    email: 'rafael.vidal@example.org',
    phoneNumber: '2025550166',
    daysAgo: 21,
    preferences: {
      ...open,
      preferred_age: 'Senior',
      ownership_experience: 'HadBefore',
      preferred_energy_level: 'LapPet',
      accepts_special_needs: true,
    },
    traits: [],
  },
  priya: {
    fullName: 'Priya Raman',
    email: 'priya.raman@example.org',
    phoneNumber: '2025550173',
    daysAgo: 9,
    preferences: {
      ...open,
      preferred_species: 'Dog',
      preferred_hair_length: 'Medium',
      preferred_size: 'Medium',
      wants_allergy_friendly: true,
    },
    traits: ['HouseTrained'],
  },
  leo: {
    fullName: 'Leo Marchetti',
    email: 'leo.marchetti@example.org',
    phoneNumber: '2025550198',
    daysAgo: 3,
    preferences: null,
    traits: [],
  },
} as const satisfies Record<string, DemoAdopter>;

export type DemoAdopterKey = keyof typeof demoAdopters;
