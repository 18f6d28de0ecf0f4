import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { HomeDetails } from './home-details-schema.ts';

export const getHomeDetails = defineEndpoint({
  method: 'GET',
  path: '/match/home',
  access: 'user',
  summary: 'The optional answers about the home; null where nothing was answered',
  status: 200,
  output: HomeDetails,
});

export const changeHomeDetails = defineEndpoint({
  method: 'PATCH',
  path: '/match/home',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: 'Change some of the optional answers; null takes one back',
  body: z.partial(HomeDetails),
  status: 200,
  output: HomeDetails,
});
