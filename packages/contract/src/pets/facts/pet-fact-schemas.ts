import * as z from 'zod/mini';
import { petInputMessages } from '../staff/pet-input-messages.ts';
import type { PetFact } from './pet-fact-kinds.ts';
import {
  type FactsOfKind,
  isRequired,
  type PetFactName,
  type PetFactValues,
  petFactNames,
  petFacts,
  type RequiredFactName,
} from './pet-facts.ts';
import { requiredFactMessages } from './required-fact-messages.ts';

/** Forms have only text, in which "" means unknown. */
const emptyIsUnknown = z.pipe(
  z.literal(''),
  z.transform(() => null),
);

/** True, false, or null for unknown; forms send "true" and "false". */
export const AnswerInput = z.union(
  [
    z.nullable(z.boolean()),
    z.pipe(
      z.literal('true'),
      z.transform(() => true),
    ),
    z.pipe(
      z.literal('false'),
      z.transform(() => false),
    ),
    emptyIsUnknown,
  ],
  { error: () => petInputMessages.answer },
);

const FlagInput = z.pipe(
  AnswerInput,
  z.transform((value: boolean | null) => value ?? false),
);

type Schema<Name extends PetFactName, Input> = z.ZodMiniType<PetFactValues[Name], Input>;

type FactSchemas = { [Name in PetFactName]: Schema<Name, PetFactValues[Name]> };

type FactInputs = { [Name in RequiredFactName]: Schema<Name, PetFactValues[Name]> } & {
  [Name in Exclude<PetFactName, RequiredFactName>]: z.ZodMiniOptional<
    Schema<
      Name,
      | PetFactValues[Name]
      | ''
      | (Name extends FactsOfKind<'yesNoUnknown' | 'flag'> ? 'true' | 'false' | null : null)
    >
  >;
};

function schemaOf(fact: PetFact): z.ZodMiniType {
  switch (fact.kind) {
    case 'choice':
      return fact.isRequired ? z.enum(fact.values) : z.nullable(z.enum(fact.values));
    case 'yesNoUnknown':
      return z.nullable(z.boolean());
    case 'flag':
      return z.boolean();
  }
}

function inputOf(fact: PetFact, name: PetFactName): z.ZodMiniType {
  switch (fact.kind) {
    case 'choice': {
      if (isRequired(name)) {
        return z.enum(fact.values, { error: () => requiredFactMessages[name].required });
      }
      const choice = z.union([z.nullable(z.enum(fact.values)), emptyIsUnknown], {
        error: () => petInputMessages.choice,
      });
      return z.optional(choice);
    }
    case 'yesNoUnknown':
      return z.optional(AnswerInput);
    case 'flag':
      return z.optional(FlagInput);
  }
}

const ofAllFacts = (make: (fact: PetFact, name: PetFactName) => z.ZodMiniType) =>
  Object.fromEntries(petFactNames.map((name) => [name, make(petFacts[name], name)]));

/** Schemas of the facts in responses. */
export const petFactSchemas = ofAllFacts(schemaOf) as unknown as FactSchemas;

/** Schemas of the facts in request bodies, as JSON or form text. */
export const petFactInputs = ofAllFacts(inputOf) as unknown as FactInputs;
