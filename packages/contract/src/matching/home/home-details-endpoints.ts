import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { distanceChoices } from '../../pets/pet-values.ts';
import { valueMessages } from '../../value-messages.ts';
import { readZip } from '../../zip-code.ts';
import { type HomeQuestionName, homeAnswers } from './home-details.ts';

const notAZip = { error: () => valueMessages.zip };

const schemaOf = <Name extends HomeQuestionName>(name: Name) =>
  z.nullable(z.enum(homeAnswers(name)));

export const HomeDetails = z.object({
  youngest_child: schemaOf('youngest_child'),
  hours_alone: schemaOf('hours_alone'),
  daily_time: schemaOf('daily_time'),
  kind_of_home: schemaOf('kind_of_home'),
  /** Where it is, from which distances count among the matches of several shelters. */
  zip: z.nullable(z.string(notAZip).check(z.refine((text) => readZip(text) === text, notAZip))),
  /** How many miles away a pet may be; a wish, which leaves no pet out. */
  within: z.nullable(z.enum(distanceChoices)),
});
export type HomeDetails = z.infer<typeof HomeDetails>;

export const getHomeDetails = defineEndpoint({
  method: 'GET',
  path: '/match/home',
  access: 'user',
  summary: 'The optional answers about the home; null where nothing was answered',
  output: HomeDetails,
});

export const changeHomeDetails = defineEndpoint({
  method: 'PATCH',
  path: '/match/home',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: 'Change some of the optional answers; null takes one back',
  body: z.partial(HomeDetails),
  output: HomeDetails,
});
