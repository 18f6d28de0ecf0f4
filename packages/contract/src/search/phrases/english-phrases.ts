import { compileTable, type SearchTable, type Values } from '../search-language.ts';
import { anyButPhrases, anyPhrases, choiceLabels } from '../words/choice-label-phrases.ts';
import { breedKinds } from './breed-kinds.ts';
import { eachBefore } from './each-before.ts';
import { badWith, goodWith } from './english-good-with.ts';

const dog: Values = { species: ['Dog'] };
const cat: Values = { species: ['Cat'] };
const children: Values = { good_with: ['children'] };
const smallChildren: Values = { good_with: ['children'], children_from: ['AnyAge'] };
const dogs: Values = { good_with: ['dogs'] };
const cats: Values = { good_with: ['cats'] };
const pets: Values = { good_with: ['dogs', 'cats'] };
const calm: Values = { energy_level: ['LapPet', 'Calm'] };
const lap: Values = { energy_level: ['LapPet'] };

/** Any of them, wanted or at home. */
const anyDogs = 'dog, dogs, doggy, doggie, doggies, doggo, doggos, pooch, pooches, pupper, puppers';
const anyCats = 'cat, cats, kitty, kitties, feline, felines';

const suitable = 'friendly, safe, proof, proofed, savvy, tested, social';

/** What active adopters do, and what they call themselves: "hiking buddy", "for a runner". */
const sports =
  'running, jogging, hiking, biking, cycling, trail, trail running, mountain bike, mountain biking, camping, workout, exercise, outdoors, adventure';
const athletes =
  'runner, runners, jogger, joggers, hiker, hikers, cyclist, cyclists, athlete, athletes, marathoner';
const exertions = 'run, jog, hike, bike, run marathons';

const whileAtWork =
  'all day, all day long, while i work, while we work, while im at work, while i am at work, while were at work, during work, during the day, full time, for a working day, for 8 hours, for eight hours, 8 hours, eight hours';

/** What English words and phrases do in a search. Apostrophes are left out. */
const table: SearchTable = [
  ...choiceLabels,
  anyPhrases,
  ['any', eachBefore('easy to', 'brush, groom, clean, maintain, carry, travel with')],
  // Else "short" would be looked for as part of a breed.
  ['any', 'short legs, short legged, short tail'],
  ...anyButPhrases,
  ...breedKinds,
  ['value', `${anyDogs}, watchdog, watchdogs`, dog],
  ['value', `${anyCats}, barn cat, barn cats`, cat],
  ['value', 'puppy, puppies, pup, pups', { ...dog, age_group: ['Baby'] }],
  ['value', 'kitten, kittens', { ...cat, age_group: ['Baby'] }],
  ['valueOrName', 'baby, babies', { age_group: ['Baby'] }],
  ['value', eachBefore('cat over, cats over', 'dog, dogs, a dog'), cat],
  ['value', eachBefore('dog over, dogs over', 'cat, cats, a cat'), dog],
  ['value', 'young, adolescent, youngster, yearling', { age_group: ['Young'] }],
  ['value', 'too young, so young, very young', { age_group: ['Baby', 'Young'] }],
  ['value', 'teenage dog, teenage pup', { ...dog, age_group: ['Young'] }],
  ['value', 'teenage cat, teenage kitten', { ...cat, age_group: ['Young'] }],
  ['value', 'adult, adults, grown, fully grown, middle aged, middle age', { age_group: ['Adult'] }],
  [
    'value',
    `senior, seniors, old, older, elderly, geriatric, oldie, oldies, ${eachBefore('gray, grey, graying, greying', 'muzzle, muzzled, face, faced')}, golden years, twilight years, last years`,
    { age_group: ['Senior'] },
  ],
  ['value', 'mature', { age_group: ['Adult', 'Senior'] }],
  [
    'value',
    eachBefore(
      'past the, past, past its, out of the, beyond the, over the, done with the, after the',
      'puppy stage, puppy phase, puppy years, kitten stage, kitten phase, baby stage',
    ),
    { age_group: ['Young', 'Adult', 'Senior'] },
  ],
  ['value', 'male, males', { sex: ['Male'] }],
  ['value', 'female, females, femail, fem', { sex: ['Female'] }],
  ['value', 'm dog, dog m', { ...dog, sex: ['Male'] }],
  ['value', 'tomcat, tomcats, m cat, cat m', { ...cat, sex: ['Male'] }],
  ['valueOrName', 'tom, toms', { ...cat, sex: ['Male'] }],
  ['value', 'f dog, dog f', { ...dog, sex: ['Female'] }],
  ['value', 'f cat, cat f', { ...cat, sex: ['Female'] }],
  ['valueOrName', 'boy, boys, man, gentleman, gent, guy, dude, lad, fella', { sex: ['Male'] }],
  ['valueOrName', 'girl, girls, girlie, lady, ladies, gal, lass', { sex: ['Female'] }],
  [
    'value',
    'small, smaller, smallest, little, lil, small sized, small size, small breed, sm, sml, xs, toy breed, toy breeds, teacup, petite, pocket sized, pocket size, carry on size, carry on sized, travel size, travel sized, bite sized, apartment sized',
    { size: ['Small'] },
  ],
  ['value', 'mini dog, mini dogs, toy dog, toy dogs', { ...dog, size: ['Small'] }],
  ['valueOrName', 'tiny', { size: ['Small'] }],
  [
    'value',
    'medium, medium sized, medium size, middle size, middle sized, size middle, mid sized, mid size, midsize, midsized, med',
    { size: ['Medium'] },
  ],
  [
    'value',
    'large, larger, largest, good sized, big, bigger, biggest, large sized, large size, large breed, lg, lrg',
    { size: ['Large', 'ExtraLarge'] },
  ],
  [
    'value',
    'extra large, xl, xxl, giant, huge, massive, enormous, gigantic',
    { size: ['ExtraLarge'] },
  ],
  [
    'value',
    `calm, calmer, calmest, laziest, quietest, quiet, mellow, relaxed, laid back, lazy, easygoing, easy going, ${eachBefore('low, lower, minimal, little, not much, not a lot of, less', 'energy, activity, exercise, drive')},
     low key, couch potato, couch buddy, couch companion, chill, chilled, sedate, docile, placid, sleepy, lazybones, slow paced,
     ${eachBefore('sleep, sleeps, sleeping, nap, naps, napping, snooze, snoozes, lounge, lounges', 'a lot, alot, all day, all the time, most of the day, much of the day, most of the time')}`,
    calm,
  ],
  [
    'value',
    'much exercise, a lot of exercise, lots of exercise, plenty of exercise, daily exercise, long walks',
    { energy_level: ['Moderate', 'VeryActive'] },
  ],
  ['value', 'quite dog, quite dogs', { ...dog, ...calm }],
  ['value', 'quite cat, quite cats', { ...cat, ...calm }],
  [
    'value',
    `lap pet, snuggler, lap warmer, lap sitter, ${eachBefore('sit, sits, lie, lies, sleep, sleeps, curl up, curls up', 'on my lap, in my lap')}`,
    lap,
  ],
  ['value', 'lap dog, lap dogs, lapdog', { ...dog, ...lap }],
  ['value', 'lap cat, lap cats, lapcat', { ...cat, ...lap }],
  [
    'value',
    `moderately active, somewhat active, ${eachBefore('medium, moderate, mid, average', 'energy, activity, exercise, drive')}, ${eachBefore('like, likes, love, loves, enjoy, enjoys', 'walks, a walk, walking')}`,
    { energy_level: ['Moderate'] },
  ],
  [
    'value',
    `playful, loves to play, likes to play, loves playing, ${eachBefore('ball, toy, fetch, frisbee', 'obsessed, crazy, driven')}, ${eachBefore('love, loves, play, plays', 'fetch, ball, frisbee')}`,
    { energy_level: ['Moderate', 'VeryActive'] },
  ],
  [
    'value',
    `active, very active, energetic, ${eachBefore('high, higher, lots of, a lot of, tons of, full of, endless, plenty of', 'energy, drive, activity')}, hyper, hyperactive, zoomies, high strung, high octane, lively, sporty, athletic,
     outdoorsy, adventurous, for agility, agility dog, ${eachBefore(sports, 'buddy, partner, companion, mate, pal')}, go hiking, go running, go jogging, go biking,
     ${eachBefore('to, can', eachBefore('run, hike, jog, bike, go hiking, go running', 'with'))}, ${eachBefore('i, we', exertions)},
     ${eachBefore('on, for, my, our, go for, go on', 'runs, hikes, bike rides, jogs')}, ${athletes}, ${eachBefore('i am a, im a, we are', athletes)}`,
    { energy_level: ['VeryActive'] },
  ],
  ['value', eachBefore(sports, 'dog, dogs'), { ...dog, energy_level: ['VeryActive'] }],
  [
    'value',
    'short hair, short hairs, hair short, hairs shorts, short haired, shorthaired, not much hair, not a lot of hair, short coat, short fur, short coated',
    { hair_length: ['Short'] },
  ],
  [
    'value',
    'medium hair, medium haired, medium coat, medium fur, medium length hair',
    { hair_length: ['Medium'] },
  ],
  [
    'value',
    'long hair, long hairs, hair long, hairs longs, long haired, longhaired, long coat, long fur, long coated, fluffy',
    { hair_length: ['Long'] },
  ],
  [
    'value',
    'allergy friendly, hypoallergenic, hypo allergenic, for allergies, with allergies, allergic, allergy, allergies, allergy sufferers, hypoallergic, hypo, non allergenic, allergic to, allergies to, allergy to, allergy safe, asthma, asthmatic, sneeze around, low dander, less dander, no dander, dander free',
    { allergy_friendly: ['true'] },
  ],
  [
    'value',
    'special needs, special need, disabled, handicapped, disability',
    { special_needs: ['true'] },
  ],
  [
    'value',
    eachBefore(
      'no, without, without any, no major, free of',
      eachBefore('health, medical', 'problems, issues, conditions, needs, concerns'),
    ),
    { special_needs: ['false'] },
  ],
  [
    'value',
    `house trained, housetrained, house broken, housebroken, potty trained, toilet trained, crate and potty trained,
     pad trained, house training done, potties outside, pees outside, goes outside to pee, no accidents,
     ${eachBefore('wont, doesnt, will not, does not, not', eachBefore('pee, poop, go potty', 'in the house, inside, indoors, on the floor, on the carpet, on my carpet'))}`,
    { trait: ['HouseTrained'] },
  ],
  [
    'value',
    'litter trained, litter box trained, litterbox trained, litter box, litterbox, litter tray, litter pan',
    { trait: ['LitterTrained'] },
  ],
  [
    'value',
    `for beginners, beginner, beginners, for a beginner, first time owner, first time owners, first time adopter,
     first pet, for first time owners, novice, inexperienced, inexperienced owner, easy, never had, never owned, no experience, little experience,
     no experience with, little experience with`,
    { experience_level: ['Beginner'] },
  ],
  ['value', 'first dog, first time dog', { ...dog, experience_level: ['Beginner'] }],
  ['value', 'first puppy', { ...dog, age_group: ['Baby'], experience_level: ['Beginner'] }],
  ['value', 'first kitten', { ...cat, age_group: ['Baby'], experience_level: ['Beginner'] }],
  ['value', 'new to dogs', { ...dog, experience_level: ['Beginner'] }],
  ['value', 'new to cats', { ...cat, experience_level: ['Beginner'] }],
  ['value', 'first cat, first time cat', { ...cat, experience_level: ['Beginner'] }],
  [
    'value',
    'experienced owner, experienced owners, experienced handler, experienced home, experienced with, experience with',
    { experience_level: ['Advanced'] },
  ],
  [
    'value',
    `${eachBefore('kid, kids, child, children, family', suitable)},
     for families, for a family, for family, for the family, for my family, for our family, for a big family, for a large family, for kids,
     for children, for toddlers, family pet`,
    children,
  ],
  [
    'value',
    `stay home while i work, ${eachBefore('alone, left alone, can be left alone, can be alone, stay alone, stay home alone, home alone, ok alone, okay alone, fine alone, fine home alone, on its own', whileAtWork)}`,
    { home_alone: ['WorkingDay'] },
  ],
  [
    'value',
    `can be left alone, can be alone, can stay alone, can stay home alone, ok alone, okay alone, ok home alone,
     okay home alone, doesnt mind being alone, dont mind being alone, fine alone, fine home alone, good alone, home alone, alone for a few hours`,
    { home_alone: ['WorkingDay', 'FewHours'] },
  ],
  [
    'value',
    'apartment friendly, suitable for an apartment, can live in an apartment',
    { home_needed: ['Apartment'] },
  ],
  ['value', eachBefore('toddler, toddlers, baby', suitable), smallChildren],
  ['value', 'family dog', { ...dog, ...children }],
  ['value', 'family cat', { ...cat, ...children }],
  ['value', eachBefore('dog, dogs', suitable), dogs],
  ['value', eachBefore('cat, cats', suitable), cats],
  ['value', eachBefore('pet, animal', suitable), pets],
  [
    'text',
    `domestic short hair, domestic short haired, domestic medium hair, domestic long hair, cattle dog, mountain dog,
     sheep dog, eskimo dog, bull dog, bull dogs, bird dog, water dog, carolina dog, prairie dog, hot dog, canaan dog, old english sheepdog, old english,
     german shorthaired, exotic short hair, american short hair, british short hair, oriental short hair`,
  ],
  [
    'not',
    `no, not, without, never, cant have, cannot have, can not have, rather not have, rather not, prefer not to have, not allowed, isnt, arent, dont, doesnt, didnt, wont, cant, cannot, wouldnt, shouldnt,
     nothing, none, anything but, anything except, everything but, everything except, all but,
     other than, besides, apart from, aside from, rather than, instead of, except, neither, w/o, nor, zero, hardly, barely, rarely, aint,
     ${eachBefore('sheds, shed, shedding, barks, bark, drools, drool, meows, eats', 'little, very little')}`,
  ],
  ['not', badWith],
  ['badWith', badWith],
  [
    'filler',
    `a, an, another, n, more, grow, grows, stay, stays, the, and, or, for, with, she, he, they, them, that, thats, who, whos, which, are, is, in, of, to, me, i, we, am, im, were,
     want, wants, need, needs, needing, require, requires, requiring, must, should, looking, look, find, something, someone, some, any, anything, please,
     like, likes, very, really, quite, so, too, overly, super, just, only, pet, pets, animal, animals, around, at,
     home, house, friend, companion, nice, good, be, been, being, have, has, it, its, this, one, would, id,
     adopt, adopting, get, getting, own, new, also, even, ever, lived, all, sort, kind, bit, much, lot, as, us, as
     long, pretty, hair, fur, dander, got, use, uses, using, lovely, cute, adorable, sweet, gentle, friendly, healthy, give, love, search, searching, show,
     available, hi, hello, you, but, before, wants, allow, allows, two, three, hoping, mind, seeking, can, could, will, do, does, on, by, from, live, there, time,
     single, ok, okay, fine, welcome`,
  ],
  [
    'auxiliary',
    'do, does, did, will, can, would, dont, doesnt, didnt, wont, cant, cannot, wouldnt',
  ],
  ['connector', 'a, an, another, the, and, or, for, with, of, in'],
  ['subject', 'i, we, ive, weve, am, im, id, wed, would, wouldnt, looks, look'],
  ['goodWith', goodWith],
  ['liking', 'love, like, adore, prefer'],
  ['goodWith', goodWith.replaceAll(' with', ' w/')],
  ['goodWith', `${goodWith.replaceAll(' with', ' w')}, gd with, gd w, gd w/`],
  [
    'about',
    'allergic to, allergies to, allergy to, sneeze around, no experience with, little experience with, experienced with, experience with',
  ],
  ['with', 'with, w/, around, with other'],
  [
    'companion',
    `kid, kids, kiddo, kiddos, child, children, teenage boy, teenage boys, teenage girl, teenage girls, teen, teens, teenager,
     teenagers, boy, boys, girl, girls, son, sons, daughter, daughters, grandkid, grandkids, stepson, stepdaughter, stepkids, tween, tweens, grandchild,
     grandchildren, grandson, granddaughter, niece, nieces, nephew, nephews, family with kids`,
    children,
  ],
  [
    'companion',
    'toddler, toddlers, preschooler, preschoolers, little ones, baby, babies, infant, infants, newborn, baby on the way, new baby, baby coming, expecting, expecting a baby, pregnant',
    smallChildren,
  ],
  ['companion', `${anyDogs}, puppy, puppies, pup, pups`, dogs],
  ['companion', `${anyCats}, kitten, kittens`, cats],
  ['companion', 'pet, pets, animal, animals', pets],
  ['companion', 'small animals, small pets'],
  [
    'several',
    `other, others, another, two, three, four, five, several, many, multiple, existing, resident, both, my, our,
     his, her, their, your, a, dogs, cats, puppies, pups, kittens, doggies, kitties, pets, animals`,
  ],
  [
    'evenIf',
    'not just, not only, not necessarily, was a, was an, even if, no matter if, doesnt matter if, dont mind if, dont care if, dont mind, do not mind, wouldnt mind, open to, dont care about',
  ],
  ['household', 'household, households'],
  ['atHome', 'at home, inside, in the house, in our house, in my house, in the home, here'],
  ['forSomebody', 'for a'],
  ['self', 'am, im'],
  ['degree', 'a, an, too, very, quite, so, really, getting, rather, bit, already'],
  ['own', 'my, our, his, her, their, resident, current, existing'],
  [
    'have',
    `i have, we have, ${eachBefore('i, we', eachBefore('only, just, also, currently', 'have'))}, i foster, we foster, have, has, who has, he has, she has, ive, weve, i own, we own, got, i got, we got, ive got, weve got, i already have,
     we already have, already have, have already, has already, and have, and has, there is, there are`,
  ],
  ['another', 'another, another one, one more, a third, a third one, a second one, a new one'],
  [
    'wants',
    'want, wants, need, needs, look, looking, seeking, seeks, searching, search, allow, allows, would, says, said, hoping',
  ],
  ['for', 'for, in'],
  ['gone', 'died, passed, passed away, is gone, was put down, has passed'],
  ['had', 'had, used to have, used to own, grew up with, owned, lost, miss, misses'],
  [
    'next',
    'new, next, last, previous, first, future, forever, perfect, ideal, dream, own, best, very, favorite, favourite',
  ],
  [
    'adjective',
    `the, an, any, all, some, most, retired, disabled, rescue, busy, single, married, growing, cozy, cosy, urban, city, upstairs, nice, fenced,
     rural, lovely, shy, anxious, current, noisy, dear, late, aging, ageing, sick, loving`,
  ],
  [
    'place',
    `apartment, apartments, apt, flat, condo, studio, loft, building, townhouse, house, home, yard, backyard, garden, room, rooms,
     farm, place, household, trailer, bedroom, balcony, fence, space, car, bed, city, town, environment`,
  ],
  [
    'person',
    `mother, mom, mum, mama, father, dad, papa, parents, parent, grandma, grandmother, granny, nana, grandpa,
     grandfather, grandparents, college kid, college kids, college student, college students, guy, gent, lad, dude, gal, pensioner, pensioners, ex, husband, wife, spouse, partner, boyfriend, girlfriend, fiance, sister, brother, aunt,
     uncle, man, woman, men, women, lady, gentleman, couple, person, people, folk, folks, family, families, citizen, citizens,
     roommate, roommates, friend, friends, neighbor, neighbors, neighbour, student, students, retiree, retirees,
     someone disabled, somebody disabled, disabled person, disabled people, for the disabled, with a disability,
     someone with special needs, work full time, works full time, work all day, works all day, work from home, works from home,
     two adults, 2 adults, three adults, 3 adults, adults only, only adults, all adults, for seniors, for a senior, for the elderly, for elderly, owner, owners, self, stranger, strangers, guest, guests, visitor, visitors, everyone, everybody, anyone, anybody`,
  ],
  ['relative', 'that, who, which'],
  ['is', 'is, are, of, turns, turning, who is, who are, that are'],
  ['and', 'and, n, &, +, plus, as well as, both, also, /'],
  ['or', 'or, nor, /'],
  ['but', 'but, just'],
  [
    'under',
    'under, below, less than, younger than, up to, max, smaller than, lighter than, at most, maximum, <',
  ],
  [
    'over',
    'over, above, more than, older than, at least, bigger than, larger than, heavier than, min, minimum, >',
  ],
  ['orOver', '+, plus, and up, and over, and older, or older, or more, or over, or above, or up'],
  [
    'orUnder',
    'and under, or under, and younger, or younger, or less, and less, or below, or lighter, or smaller, max, maximum, at most, tops, limit',
  ],
  ['between', 'between, from'],
  ['to', 'to, and, or'],
  [
    'aged',
    'age, aged, ages, around, about, old, of age, weighing, weighs, full grown, fully grown, when grown, when fully grown, when full grown',
  ],
  ['years', 'year, years, yr, yrs, y, yo, yrs old, yr old, year old, years old, year olds, y o'],
  ['months', 'month, months, mo, mos, mth, mths, month old, months old, month olds'],
  ['weeks', 'week, weeks, wk, wks, week old, weeks old'],
  ['pounds', 'pound, pounds, lb, lbs, pounder'],
  ['kilograms', 'kg, kgs, kilo, kilos, kilogram, kilograms'],
];

/** From one. */
const numbers =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';

/** "kidz", "kat", "puppi" */
const soundOf = (word: string): string =>
  word
    .replace(/z/g, 's')
    .replace(/ph/g, 'f')
    .replace(/ck|c(?![eihy])/g, 'k')
    .replace(/(?:ie|ee|i)$/, 'y');

export const english = compileTable(table, { numbers, soundOf });
