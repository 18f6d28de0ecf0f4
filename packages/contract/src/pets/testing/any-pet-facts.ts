import fc from 'fast-check';
import {
  type PetFactName,
  type PetFactValues,
  petFactNames,
  petFacts,
  requiredFactNames,
} from '../facts/pet-facts.ts';

function anyValue(name: PetFactName): fc.Arbitrary<unknown> {
  const fact = petFacts[name];
  if (fact.kind === 'flag') return fc.boolean();
  if (fact.kind === 'yesNoUnknown') return fc.constantFrom(true, false, null);
  const isRequired = requiredFactNames.some((required) => required === name);
  return fc.constantFrom(...fact.values, ...(isRequired ? [] : [null]));
}

/** Generates pets by every fact that the contract declares. */
export const anyPetFacts = fc.record(
  Object.fromEntries(petFactNames.map((name) => [name, anyValue(name)])),
) as unknown as fc.Arbitrary<PetFactValues>;
