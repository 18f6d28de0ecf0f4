import { getOccupancy } from '@pawmatch/contract/places/occupancy-endpoints';
import * as endpoints from '@pawmatch/contract/places/places-endpoints';
import { callEndpoint } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';

export type PlaceInput = Pick<endpoints.Place, 'name' | 'capacity' | 'is_capacity_strict'>;

export const placesQuery = endpointQuery(['places'], endpoints.getPlaces);

export const occupancyQuery = (days: number) =>
  endpointQuery([...placesQuery.queryKey, 'occupancy', days], getOccupancy, { query: { days } });

export const addPlace = (body: PlaceInput & { parent_id: string | null }) =>
  callEndpoint(endpoints.addPlace, { body });

export const changePlace = (id: string, body: PlaceInput) =>
  callEndpoint(endpoints.changePlace, { params: { id }, body });

export const closePlace = (id: string) => callEndpoint(endpoints.closePlace, { params: { id } });

export const movePets = (moves: endpoints.PlaceMove[]) =>
  callEndpoint(endpoints.movePets, { body: { moves } });
