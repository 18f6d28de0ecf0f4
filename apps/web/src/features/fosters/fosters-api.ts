import * as homes from '@pawmatch/contract/fosters/foster-homes-endpoints';
import * as offers from '@pawmatch/contract/fosters/foster-offers-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';
import type { PlaceInput } from '../places/places-api.ts';

export const fosterHomesQuery = queryOptions({
  queryKey: ['fosters', 'homes'],
  queryFn: ({ signal }) => callEndpoint(homes.getFosterHomes, { signal }),
});

export const addFosterHome = (body: PlaceInput & { colleague_id: string }) =>
  callEndpoint(homes.addFosterHome, { body });

export const changeFosterHome = (id: string, body: PlaceInput & Partial<homes.OwnFosterHome>) =>
  callEndpoint(homes.changeFosterHome, { params: { id }, body });

export const closeFosterHome = (id: string) =>
  callEndpoint(homes.closeFosterHome, { params: { id } });

export const fosterOffersQuery = queryOptions({
  queryKey: ['fosters', 'offers'],
  queryFn: ({ signal }) => callEndpoint(offers.listFosterOffers, { signal }),
});

/** Whom an offer of these pets would reach. */
export const offerReachQuery = (petIds: readonly string[]) =>
  queryOptions({
    queryKey: ['fosters', 'reach', petIds],
    queryFn: ({ signal }) =>
      callEndpoint(offers.previewFosterOffer, { body: { pet_ids: [...petIds] }, signal }),
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

export const ownFosterHomeQuery = queryOptions({
  queryKey: ['fosters', 'own-home'],
  queryFn: ({ signal }) => callEndpoint(homes.getOwnFosterHome, { signal }),
});

export const saveOwnFosterHome = (body: homes.OwnFosterHome) =>
  callEndpoint(homes.saveOwnFosterHome, { body });

export const ownFosterOffersQuery = queryOptions({
  queryKey: ['fosters', 'own-offers'],
  queryFn: ({ signal }) => callEndpoint(offers.listOwnFosterOffers, { signal }),
});

export const takeFosterOffer = (id: string, pet_ids: string[]) =>
  callEndpoint(offers.takeFosterOffer, { params: { id }, body: { pet_ids } });

export const declineFosterOffer = (id: string) =>
  callEndpoint(offers.declineFosterOffer, { params: { id } });
