import type { FosterBoard, OwnFosterHome } from '@pawmatch/contract/fosters/foster-homes-endpoints';
import { readCareName } from '../../../care-names.ts';
import type { FosterHomeRow } from '../../places/foster-homes.table.ts';
import { presentPlacedPet } from '../../places/places.presenter.ts';
import type { PlaceRow } from '../../places/places.tables.ts';
import type { HomeDetails, listLateCare, listPetsInHomes } from './foster-homes.repository.ts';

export interface HomesAtShelter {
  homes: HomeDetails[];
  pets: Awaited<ReturnType<typeof listPetsInHomes>>;
  late: Awaited<ReturnType<typeof listLateCare>>;
  withoutHome: { id: string; name: string }[];
  today: string;
}

export const presentOwnHome = ({
  home,
  place,
}: {
  home: FosterHomeRow;
  place: PlaceRow;
}): OwnFosterHome => ({
  capacity: place.capacity,
  takes: home.takes,
  gives_medicine: home.givesMedicine,
  has_dogs: home.hasDogs,
  has_cats: home.hasCats,
  has_children: home.hasChildren,
  away_until: home.awayUntil,
  visit_days: home.visitDays,
  meeting_place: home.meetingPlace,
  wants_offer_mails: home.wantsOfferMails,
});

export const presentFosterBoard = (at: HomesAtShelter): FosterBoard => ({
  homes: at.homes.map(({ home, place, person, hasAccess }) => ({
    ...presentOwnHome({ home, place }),
    id: place.id,
    name: place.name,
    is_capacity_strict: place.isCapacityStrict,
    person: person && { id: person.id, name: person.name },
    has_access: hasAccess,
    pets: at.pets
      .filter(({ placeId }) => placeId === place.id)
      .map((pet) => ({ ...presentPlacedPet(pet), since: pet.since.toISOString() })),
    late: at.late
      .filter(({ placeId }) => placeId === place.id)
      .map(({ pet, title, dueOn }) => ({
        pet,
        title: readCareName(title),
        due_on: dueOn ?? at.today,
      })),
  })),
  without_home: at.withoutHome.map(({ id, name }) => ({ id, name })),
  today: at.today,
});
