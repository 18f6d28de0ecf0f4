import type { OwnFosterHome } from '@pawmatch/contract/fosters/foster-homes-endpoints';
import { fosterHomeName } from '@pawmatch/contract/fosters/foster-values';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import type { Uses } from '../../../dependencies.ts';
import { AppError, invalidField } from '../../../platform/app-error.ts';
import type { StaffActor } from '../../../platform/database/actor.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { refreshCare } from '../../care/plans/refresh-care.ts';
import { insertPlace, type OwnPlace, updatePlace } from '../../places/places.repository.ts';
import {
  createPlacesService,
  type PlaceInput,
  placeColumnsOf,
} from '../../places/places.service.ts';
import { type Colleague, requireMembership } from '../../staff/memberships.repository.ts';
import { findUser } from '../../users/users.repository.ts';
import { fosterRefusals } from '../foster-messages.ts';
import type { HomesAtShelter } from './foster-homes.presenter.ts';
import * as repository from './foster-homes.repository.ts';

const answerColumnsOf = (said: Partial<OwnFosterHome>) => ({
  takes: said.takes,
  givesMedicine: said.gives_medicine,
  hasDogs: said.has_dogs,
  hasCats: said.has_cats,
  hasChildren: said.has_children,
  awayUntil: said.away_until,
  visitDays: said.visit_days,
  meetingPlace: said.meeting_place,
  wantsOfferMails: said.wants_offer_mails,
});

/** Foster homes: places with a person. */
export function createFosterHomesService(dependencies: Uses<'database' | 'clock' | 'shelters'>) {
  const { database, clock, shelters } = dependencies;
  const places = createPlacesService(dependencies);

  /** @returns the id of the home @throws AppError CONFLICT when the person got one meanwhile */
  async function insertHome(
    tx: Queries,
    { userId, shelterId }: Colleague,
    input: PlaceInput,
  ): Promise<string> {
    const now = clock();
    const times = { createdAt: now, updatedAt: now };
    const id = newId();
    await insertPlace(tx, { id, shelterId, parentId: null, ...placeColumnsOf(input), ...times });
    const isFirst = await repository.insertHome(tx, { placeId: id, shelterId, userId, ...times });
    if (!isFirst) throw new AppError('CONFLICT');
    return id;
  }

  const requireHome = async (own: OwnPlace) => {
    if (!(await repository.isOpenHome(database, own))) throw new AppError('PLACE_NOT_FOUND');
  };

  return {
    /** @param hasCare whether the shelter plans care, of which some may be late */
    async board(shelterId: string, { hasCare }: { hasCare: boolean }): Promise<HomesAtShelter> {
      if (hasCare) await refreshCare(dependencies, shelterId);
      const { date: today } = toZonedTime(clock(), shelters.of(shelterId).time_zone);
      const [homes, pets, late, withoutHome] = await Promise.all([
        repository.listHomes(database, shelterId),
        repository.listPetsInHomes(database, shelterId),
        hasCare ? repository.listLateCare(database, shelterId, today) : [],
        repository.listWithoutHome(database, shelterId),
      ]);
      return { homes, pets, late, withoutHome, today };
    },

    /** @throws AppError COLLEAGUE_NOT_FOUND, VALIDATION_FAILED for who has a home; CONFLICT */
    add: (
      { actor, shelterId }: StaffActor,
      { colleague_id: userId, ...input }: PlaceInput & { colleague_id: string },
    ): Promise<void> =>
      database.transactionAs(actor, async (tx) => {
        await requireMembership(tx, { userId, shelterId });
        const able = await repository.listWithoutHome(tx, shelterId);
        if (!able.some(({ id }) => id === userId)) {
          throw invalidField('colleague_id', fosterRefusals.noColleague);
        }
        await insertHome(tx, { userId, shelterId }, input);
      }),

    /** @param said answers to change; those that are left out stay @throws AppError PLACE_NOT_FOUND */
    change: (
      { actor, shelterId }: StaffActor,
      id: string,
      { name, capacity, is_capacity_strict, ...said }: PlaceInput & Partial<OwnFosterHome>,
    ): Promise<void> =>
      database.transactionAs(actor, async (tx) => {
        const own = { id, shelterId };
        const updatedAt = clock();
        const place = { ...placeColumnsOf({ name, capacity, is_capacity_strict }), updatedAt };
        const isHome = await repository.isOpenHome(tx, own);
        if (!isHome || !(await updatePlace(tx, own, place))) throw new AppError('PLACE_NOT_FOUND');
        await repository.updateHome(tx, id, { ...answerColumnsOf(said), updatedAt });
      }),

    /** @throws AppError PLACE_NOT_FOUND, PLACE_IN_USE */
    async close(own: OwnPlace): Promise<void> {
      await requireHome(own);
      await places.close(own);
    },

    findOwn: (colleague: Colleague) => repository.findOwnHome(database, colleague),

    /**
     * What a person says about their home, which the first time becomes a foster home.
     * @throws AppError CONFLICT
     */
    async saveOwn(
      { actor, shelterId, userId }: StaffActor & Colleague,
      { capacity, ...said }: OwnFosterHome,
    ) {
      const colleague = { userId, shelterId };
      return database.transactionAs(actor, async (tx) => {
        const found = await repository.findOwnHome(tx, colleague);
        const user = await findUser(tx, userId);
        const input = {
          name: found?.place.name ?? fosterHomeName(user?.fullName ?? ''),
          capacity,
          // More pets than a person says are too many.
          is_capacity_strict: true,
        };
        const id = found?.place.id ?? (await insertHome(tx, colleague, input));
        const updatedAt = clock();
        await updatePlace(tx, { id, shelterId }, { ...placeColumnsOf(input), updatedAt });
        await repository.updateHome(tx, id, { ...answerColumnsOf(said), updatedAt });
        const saved = await repository.findOwnHome(tx, colleague);
        if (!saved) throw new AppError('PLACE_NOT_FOUND');
        return saved;
      });
    },
  };
}
