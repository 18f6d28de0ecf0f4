import { misfitsOf } from '@pawmatch/contract/fosters/foster-fit';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import type { Uses } from '../../../dependencies.ts';
import { AppError, invalidField } from '../../../platform/app-error.ts';
import type { StaffActor } from '../../../platform/database/actor.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { movePets } from '../../places/places.service.ts';
import type { Colleague } from '../../staff/memberships.repository.ts';
import { findUser } from '../../users/users.repository.ts';
import { fosterRefusals } from '../foster-messages.ts';
import { findOwnHome, type HomeMisfits, listHomes } from '../homes/foster-homes.repository.ts';
import { enqueueOfferMails } from './foster-offer-mail.ts';
import type { WholeOffer } from './foster-offers.presenter.ts';
import * as repository from './foster-offers.repository.ts';
import { listPetsInCare } from './offered-pets.repository.ts';
import { readOffers } from './read-offers.ts';

interface OfferInput {
  pet_ids: string[];
  note: string;
  from_on: string;
  weeks: number;
}

/** Offers of pets to foster homes that fit. */
export function createFosterOffersService({
  database,
  clock,
  shelters,
}: Uses<'database' | 'clock' | 'shelters'>) {
  const at = (shelterId: string) => {
    const now = clock();
    return { shelterId, now, today: toZonedTime(now, shelters.of(shelterId).time_zone).date };
  };

  /** Why each home is reached or not. @throws AppError VALIDATION_FAILED for a pet that is not at the shelter */
  async function findReach(queries: Queries, shelterId: string, petIds: readonly string[]) {
    const { today } = at(shelterId);
    const ids = new Set(petIds);
    const pets = await listPetsInCare(queries, { shelterId, petIds: [...ids], today });
    if (pets.length < ids.size) {
      throw invalidField('pet_ids', fosterRefusals.notAllHere);
    }
    const homes = (await listHomes(queries, shelterId))
      // Who cares for one of them already is the one who gives it back.
      .filter(({ place }) => !pets.some(({ placeId }) => placeId === place.id))
      .map((details): HomeMisfits => {
        const { home, place, hasAccess, petCount } = details;
        const answers = {
          hasAccess,
          takes: home.takes,
          givesMedicine: home.givesMedicine,
          livesWith: { children: home.hasChildren, dogs: home.hasDogs, cats: home.hasCats },
          awayUntil: home.awayUntil,
          roomLeft: place.capacity === null ? null : place.capacity - petCount,
        };
        return { details, reasons: misfitsOf(answers, pets, today) };
      });
    return { pets, homes };
  }

  /** The home of the caller, to which an offer was sent. @throws AppError FOSTER_OFFER_NOT_FOUND */
  async function requireSent(queries: Queries, colleague: Colleague, id: string) {
    const own = await findOwnHome(queries, colleague);
    const [whole] = own
      ? await readOffers(queries, at(colleague.shelterId), { id, placeId: own.place.id })
      : [];
    if (!own || !whole) throw new AppError('FOSTER_OFFER_NOT_FOUND');
    return { placeId: own.place.id, whole };
  }

  /** @throws AppError FOSTER_OFFER_CHANGED, FOSTER_HOME_FULL, with which no pet moves */
  async function moveAll(
    tx: Queries,
    colleague: Colleague,
    { pets, placeId: to, now }: { pets: WholeOffer['pets']; placeId: string; now: Date },
  ) {
    const moves = pets.map(({ id, placeId: from }) => ({ pet_id: id, from, to }));
    const refused = await movePets(tx, colleague, { moves, now });
    if (refused.length === 0) return;
    const isFull = refused.some(({ reason }) => reason === 'full');
    throw new AppError(isFull ? 'FOSTER_HOME_FULL' : 'FOSTER_OFFER_CHANGED');
  }

  /** Notifies the other homes, except those that declined, and the colleague who made the offer. */
  async function notifyOfTaking(tx: Queries, { offer, homes }: WholeOffer, now: Date) {
    const key = { offerId: offer.id, shelterId: offer.shelterId, now };
    const others = homes.flatMap(({ placeId, declinedAt, userId: id, email }) =>
      placeId !== offer.takenPlaceId && !declinedAt && id && email ? { id, email } : [],
    );
    await enqueueOfferMails(tx, others, { ...key, news: 'taken' });
    const maker = offer.offeredBy && (await findUser(tx, offer.offeredBy));
    if (maker) await enqueueOfferMails(tx, [maker], { ...key, news: 'accepted' });
  }

  return {
    list: (shelterId: string) => readOffers(database, at(shelterId)),

    preview: async (shelterId: string, petIds: readonly string[]) =>
      (await findReach(database, shelterId, petIds)).homes,

    /** @throws AppError VALIDATION_FAILED for pets that are not there, a past day, and where no home fits */
    make: (
      { actor, shelterId, userId }: StaffActor & Colleague,
      { pet_ids, note, from_on, weeks }: OfferInput,
    ): Promise<void> =>
      database.transactionAs(actor, async (tx) => {
        const { now, today } = at(shelterId);
        if (from_on < today) throw invalidField('from_on', fosterRefusals.dayPassed);
        const { pets, homes } = await findReach(tx, shelterId, pet_ids);
        const reached = homes.filter(({ reasons }) => reasons.length === 0);
        if (reached.length === 0) {
          throw invalidField('pet_ids', fosterRefusals.noneFits);
        }
        const offer = {
          ...{ id: newId(), shelterId, note, fromOn: from_on, weeks },
          ...{ offeredBy: userId, offeredAt: now },
        };
        const placeIds = reached.map(({ details }) => details.place.id);
        await repository.insertOffer(tx, { offer, pets, placeIds });
        const readers = reached.flatMap(({ details: { person, home } }) =>
          person && home.wantsOfferMails ? person : [],
        );
        await enqueueOfferMails(tx, readers, {
          offerId: offer.id,
          shelterId,
          news: 'offered',
          now,
        });
      }),

    /** @throws AppError FOSTER_OFFER_NOT_FOUND, FOSTER_OFFER_TAKEN, FOSTER_OFFER_ENDED */
    async withdraw(own: repository.OwnOffer): Promise<void> {
      if (await repository.withdrawOffer(database, own, at(own.shelterId))) return;
      const [whole] = await readOffers(database, at(own.shelterId), { id: own.id });
      throw refusalOf(whole);
    },

    /** What was sent to the home of a colleague. */
    async listOwn(colleague: Colleague) {
      const own = await findOwnHome(database, colleague);
      const placeId = own?.place.id ?? '';
      return {
        placeId,
        offers: own ? await readOffers(database, at(colleague.shelterId), { placeId }) : [],
      };
    },

    /**
     * Takes the pets in: the database lets one home be first, and nothing happens if one pet of them cannot move.
     * @param petIds the pets that the person saw
     * @throws AppError FOSTER_OFFER_NOT_FOUND, _TAKEN, _ENDED, _CHANGED; FOSTER_HOME_FULL
     */
    async take(
      { actor, shelterId, userId }: StaffActor & Colleague,
      id: string,
      petIds: readonly string[],
    ): Promise<void> {
      const colleague = { userId, shelterId };
      const own = await findOwnHome(database, colleague);
      if (!own) throw new AppError('FOSTER_OFFER_NOT_FOUND');
      const placeId = own.place.id;
      const isFirst = await database.transactionAs(actor, async (tx) => {
        const here = at(shelterId);
        if (!(await repository.takeOffer(tx, { id, shelterId }, { placeId, ...here })))
          return false;
        const [whole] = await readOffers(tx, here, { id });
        const pets = whole?.pets.filter(({ needsHome }) => needsHome) ?? [];
        if (!whole || pets.length === 0) throw new AppError('FOSTER_OFFER_ENDED');
        const isAsSeen =
          pets.length === new Set(petIds).size && pets.every((pet) => petIds.includes(pet.id));
        if (!isAsSeen) throw new AppError('FOSTER_OFFER_CHANGED');
        await moveAll(tx, colleague, { pets, placeId, now: here.now });
        await notifyOfTaking(tx, whole, here.now);
        return true;
      });
      if (isFirst) return;
      const { whole } = await requireSent(database, colleague, id);
      throw refusalOf(whole);
    },

    /** @throws AppError FOSTER_OFFER_NOT_FOUND */
    async decline(colleague: Colleague, id: string): Promise<void> {
      const { placeId } = await requireSent(database, colleague, id);
      const own = { id, shelterId: colleague.shelterId };
      await repository.declineOffer(database, own, { placeId, now: clock() });
    },
  };
}

/** Why an offer cannot be taken or withdrawn any more. */
function refusalOf(whole: WholeOffer | undefined): AppError {
  if (!whole) return new AppError('FOSTER_OFFER_NOT_FOUND');
  return new AppError(whole.state === 'taken' ? 'FOSTER_OFFER_TAKEN' : 'FOSTER_OFFER_ENDED');
}
