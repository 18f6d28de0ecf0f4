import * as homes from '@pawmatch/contract/fosters/foster-homes-endpoints';
import * as offers from '@pawmatch/contract/fosters/foster-offers-endpoints';
import { callEndpoint } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';
import type { PlaceInput } from '../places/places-api.ts';

export const fosterHomesQuery = endpointQuery(['fosters', 'homes'], homes.getFosterHomes);

export const addFosterHome = (body: PlaceInput & { colleague_id: string }) =>
  callEndpoint(homes.addFosterHome, { body });

export const changeFosterHome = (id: string, body: PlaceInput & Partial<homes.OwnFosterHome>) =>
  callEndpoint(homes.changeFosterHome, { params: { id }, body });

export const closeFosterHome = (id: string) =>
  callEndpoint(homes.closeFosterHome, { params: { id } });

export const fosterOffersQuery = endpointQuery(['fosters', 'offers'], offers.listFosterOffers);

/** Whom an offer of these pets would reach. */
export const offerReachQuery = (petIds: readonly string[]) =>
  endpointQuery(['fosters', 'reach', petIds], offers.previewFosterOffer, {
    body: { pet_ids: [...petIds] },
  });

export interface NewOffer {
  pet_ids: string[];
  note: string;
  from_on: string;
  weeks: number;
}

export const makeFosterOffer = (body: NewOffer) => callEndpoint(offers.makeFosterOffer, { body });

export const withdrawFosterOffer = (id: string) =>
  callEndpoint(offers.withdrawFosterOffer, { params: { id } });

export const ownFosterHomeQuery = endpointQuery(['fosters', 'own-home'], homes.getOwnFosterHome);

export const saveOwnFosterHome = (body: homes.OwnFosterHome) =>
  callEndpoint(homes.saveOwnFosterHome, { body });

export const ownFosterOffersQuery = endpointQuery(
  ['fosters', 'own-offers'],
  offers.listOwnFosterOffers,
);

export const takeFosterOffer = (id: string, pet_ids: string[]) =>
  callEndpoint(offers.takeFosterOffer, { params: { id }, body: { pet_ids } });

export const declineFosterOffer = (id: string) =>
  callEndpoint(offers.declineFosterOffer, { params: { id } });
