import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';
import { petInputMessages } from '../staff/pet-input-messages.ts';
import { TrainingTrait } from './training-traits.ts';

const PetTraitsParams = z.object({ petId: Id });

const TraitItem = z.object({ trait: TrainingTrait });

export const listPetTraits = defineEndpoint({
  method: 'GET',
  path: '/pets/:petId/training-traits',
  access: 'public',
  showsOwnToStaff: true,
  summary: 'Training traits of a pet',
  params: PetTraitsParams,
  output: z.array(TraitItem),
});

export const addPetTrait = defineEndpoint({
  method: 'POST',
  path: '/pets/:petId/training-traits',
  access: 'pets.facts',
  summary: 'Add a training trait; adding it twice is no error',
  params: PetTraitsParams,
  body: z.union(
    [
      TrainingTrait,
      z.pipe(
        TraitItem,
        z.transform((item: { trait: TrainingTrait }) => item.trait),
      ),
    ],
    { error: () => petInputMessages.trait },
  ),
  bodyFormat: 'text',
  status: 201,
  output: TraitItem,
});

export const removePetTrait = defineEndpoint({
  method: 'DELETE',
  path: '/pets/:petId/training-traits/:trait',
  access: 'pets.facts',
  summary: 'Remove a training trait',
  params: z.object({ petId: Id, trait: TrainingTrait }),
});
