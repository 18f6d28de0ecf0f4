import type { SearchTable } from '../search-language.ts';
import { eachBefore } from './each-before.ts';

/** Other pets and farm animals, for which there is no filter. Singular where hardly a pet is called so. */
const otherAnimals = `rabbit, rabbits, bunnies, hamster, hamsters, guinea pig, guinea pigs, gerbil, gerbils, ferret, ferrets, chinchilla, chinchillas,
  hedgehog, hedgehogs, rats, mice, birds, parrot, parrots, parakeet, parakeets, cockatiel, cockatiels, cockatoo, budgie, budgies, canary, chicken,
  chickens, hens, rooster, ducks, geese, turkeys, goat, goats, sheep, pigs, horse, horses, ponies, donkey, donkeys, cow, cows, llamas, alpacas,
  livestock, poultry, turtle, turtles, cattle, tortoise, snake, snakes, lizard, lizards, gecko, iguana, reptile, reptiles, bearded dragon, fish, critters`;

const relatives = `mother, mothers, mom, moms, mommy, momma, mum, mums, mummy, mama, father, fathers, dad, dads, daddy, papa, parents, parent,
  stepmom, stepdad, stepmother, stepfather, in law, in laws, grandma, grandmas, grandmother, granny, gran, grammy, gramma, nana, nanny, memaw, meemaw, grandpa,
  grandpas, grandfather, gramps, grandad, granddad, grandparent, grandparents, ex, husband, hubby, wife, wifey, spouse, partner, boyfriend, bf, girlfriend, gf, fiance,
  fiancee, sister, sisters, brother, brothers, sibling, siblings, aunt, aunts, auntie, aunty, uncle, uncles, cousin, cousins, relative, relatives, mil`;

const occupations = `teacher, teachers, nurse, nurses, doctor, doctors, lawyer, engineer, programmer, developer, accountant, writer, artist, musician, firefighter,
  firefighters, policeman, police officer, paramedic, veteran, veterans, vet, vets, truck driver, trucker, truckers, driver, farmer, farmers, rancher, ranchers, carpenter,
  mechanic, electrician, librarian, professor, therapist, counselor, social worker, dentist, vet tech, worker, workers, professional, professionals,
  freelancer, gamer, employee, employees, manager, office worker, flight attendant, student, students, grad student, grad students, undergrad,
  college kid, college kids, college student, college students`;

/** "two adults", "3 adults": people, and not adult pets. */
const adults = `${eachBefore(
  'two, three, four, five, six, 2, 3, 4, 5, 6, only, all, us, of, older, working, retired, responsible, for',
  'adults',
)}, ${eachBefore('one, 1, single', 'adult')}`;

const disabilities = `someone disabled, somebody disabled, disabled person, disabled people, for the disabled, someone with special needs,
  ${eachBefore('with a, has a, have a, my', 'disability')}, with disabilities, have disabilities, has disabilities`;

const work = eachBefore(
  'work, works, working',
  'full time, part time, all day, from home, long hours, long days, long shifts, nights, a lot, remotely, at home, outside the home',
);

const lovers = eachBefore(
  'cat, dog, animal, pet',
  'lady, ladies, lover, lovers, person, people, owner, owners, sitter, walker, trainer, groomer, breeder, behaviorist',
);

/** Where the adopter lives, works and sleeps, and what life is like there. */
const places = `apartment, apartments, apt, apts, appt, flat, flats, condo, condos, condominium, studio, loft, building, complex, duplex, triplex, penthouse, high rise,
  highrise, townhouse, townhome, town house, town home, rowhouse, row house, brownstone, bungalow, cottage, cabin, house, houses, home, homes, mobile home, motor home,
  motorhome, rv, camper, houseboat, dorm, dorms, dormitory, mansion, villa, farmhouse, farm, ranch, homestead, acreage, acre, acres, land, property, pasture, barn,
  vet bill, vet bills, bills, stairs, staircase, yard, yards, backyard, back yard, front yard, garden, lawn, patio, porch, deck, terrace, courtyard, balcony, fence, room, rooms, bedroom, bedrooms, bathroom, bathrooms, br, bdrm, living room,
  kitchen, basement, attic, garage, place, household, trailer, space, spaces, car, cars, truck, van, bed, couch, sofa, office, workplace, shop, store, bookstore,
  classroom, city, town, village, suburb, suburbs, neighborhood, neighbourhood, street, road, community, country, countryside, environment, setting, housing,
  living facility, retirement home, nursing home, care home, assisted living, retirement community, lifestyle, schedule, budget, job, shifts, business, crate, crates, kennel, dog door, doggy door, doggie door, cat door, dog park, dog run, dog bed, pool, commute, of experience, of dog experience, of cat experience, of pet experience,
  ${eachBefore(
    eachBefore('dog, cat, pet, kid, family', 'friendly'),
    'apartment, apartments, building, complex, condo, community, neighborhood, office, workplace, hotel, rental, landlord',
  )}`;

/** Who lives there, or comes. */
const people = `mine, ours, citizen, citizens, elder, elders, octogenarian, pensioner, pensioners, retiree, retirees, widow, widower, bachelor, newlyweds, empty nester,
  empty nesters, grownup, grownups, grown up, grown ups, guy, guys, gent, gents, lad, lads, dude, dudes, gal, gals, man, woman, men, women, lady, ladies, gentleman, gentlemen, couple, couples, person, people, folk, folks,
  family, families, clan, household of, roommate, roommates, roomie, housemate, housemates, flatmate, flatmates, tenant, tenants, landlord, renter, renters,
  homeowner, friends, elderly friend, old friend, best friend, friend of mine, neighbor, neighbors, neighbour, neighbours, coworker, coworkers, patients, residents, clients, customers, caregiver, owner, owners, self, stranger,
  strangers, guest, guests, visitor, visitors, company over, everyone, everybody, anyone, anybody, introvert, introverts,
  ${eachBefore('i run, we run', 'a, an, my, our, the')}, sitter, babysitter, cane, crutches, cross country, for seniors, for a senior, for the elderly, the elderly, single female, single male, for elderly, adults only, old folks, old people`;

/** What describes a home or people, and no pet in a filter. */
const adjectives = `adult only, the, an, any, all, some, most, retired, disabled, rescue, busy, single, married, growing, cozy, cosy, urban, city, upstairs, downstairs, nice, fenced, fenced in,
  unfenced, gated, rural, suburban, downtown, country, lovely, shy, anxious, current, noisy, loud, chaotic, hectic, dear, late, aging, ageing, sick, loving,
  one bedroom, two bedroom, three bedroom, studio, open, private, shared, rented, rental, modest, cramped, first floor, second floor, third floor, fourth floor, ground floor,
  top floor, two story, single story, walk up, widowed, divorced, newlywed, newly retired, semi retired, recently retired, working, hard working, hardworking, stay at home, work from home, remote, full time, part time, wheelchair bound, homebound, housebound,
  blind, deaf, autistic, lonely, grieving, multigenerational, multi generational, extended, blended, foster, military, college, graduate, twin, tween, homeschooled,
  rambunctious, rowdy, clumsy, curious, sensitive, nervous, grumpy, cranky, stubborn, bossy, bedridden, frail, pregnant, expectant, pet`;

/** Words of the adopter's home. They rank texts, and are never facts of the pet. */
export const englishHome: SearchTable = [
  ['place', places],
  [
    'person',
    [relatives, occupations, people, adults, disabilities, work, lovers, otherAnimals].join(', '),
  ],
  ['counted', 'adults, seniors'],
  ['adjective', adjectives],
  ['household', 'household, households, of our own, of my own'],
  [
    'atHome',
    `at home, already at home, already here, already so, already and, inside, here, living here, living with me, living with us, with me, with us, around the house,
     in home, in the home, in house, ${eachBefore('in, at, around', eachBefore('the, our, my', 'house, home, place, apartment, household, family'))}`,
  ],
  ['own', `'s, my, our, his, her, their, resident, current, existing`],
  [
    'have',
    `${eachBefore('i, we', eachBefore(', only, just, also, currently, already, do, still', 'have'))}, i foster, we foster, have, has, who has, he has, she has, ive, weve, i own, we own,
     currently own, got, i got, we got, ive got, weve got, ive already got, weve already got, already have, have already, has already, and have, and has, there is, there are, theres,
     there is already, theres already, ${eachBefore('mom, mum, mother, dad, father, parent, parents, owner, guardian, grandma, grandpa, grandparents, aunt, uncle', 'of, to')}, raising, full of, have:, ${eachBefore(', current, other, resident, our', 'pets:, animals:')},
     babysit, babysitting, caring for, ${eachBefore('household, family, home, house', 'includes, has, with, of')}`,
  ],
  [
    'gone',
    `died, passed, passed on, passed away, is gone, was put down, has passed, has died, just died, just passed, recently died, recently passed, is dead, was put to sleep,
     had to be put down, crossed the rainbow bridge, crossed over, moved out, have moved out, left home, are gone, is no longer with us, left us, ran away`,
  ],
  [
    'had',
    `had, used to have, used to own, grew up with, owned, lost, just lost, recently lost, miss, misses, missing, grieving, mourning, replacing, previously had, previously owned, said goodbye to, had to put down,
     put down, rehomed, surrender, surrendering, rehome, rehoming, give up, home for my, home for our, kept, took, ive had, weve had, have had, raised`,
  ],
  ['self', 'am, im, were, we are, we are both, i feel, both of us are'],
  [
    'degree',
    'a, an, too, very, quite, so, really, getting, rather, bit, already, pretty, fairly, kinda, both, all, also, just, not, more, extremely, super, still, now',
  ],
];
