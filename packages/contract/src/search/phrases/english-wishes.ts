import type { SearchTable, Values } from '../search-language.ts';
import { eachBefore } from './each-before.ts';

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
const anyDogs =
  'dog, dogs, doggy, doggie, doggies, doggo, doggos, doge, dawg, dawgs, canine, canines, pooch, pooches, pupper, puppers, woofer, woofers, mutt, mutts';
const anyCats =
  'cat, cats, tomcat, tomcats, kitty, kitties, kitteh, feline, felines, pussycat, housecat, housecats, mouser, mousers';

const notA = 'not a, not really a, not much of a';
const lover = 'person, people, lover, guy, lady';

const suitable =
  'friendly, safe, proof, proofed, savvy, tested, social, tolerant, compatible, approved, sociable';

const unaggressive = 'not, isnt, arent, non, never, no, without';

/** What active adopters do, and what they call themselves: "hiking buddy", "for a runner". */
const sports =
  'running, jogging, hiking, biking, cycling, trail, trail running, mountain bike, mountain biking, camping, backpacking, flyball, frisbee, walking and hiking, skiing, agility, workout, exercise, gym, sports, outdoors, adventure';
const athletes =
  'runner, runners, jogger, joggers, hiker, hikers, cyclist, cyclists, backpacker, backpackers, athlete, athletes, marathoner, marathon runner, triathlete';
const exertions =
  'do agility, run, jog, hike, bike, backpack, run marathons, go hiking, go running, run every day, run daily';

const byItself =
  'by itself, by himself, by herself, by themselves, on its own, on his own, on her own, on their own';
const alone = `alone, be left, alone trained, left alone, be left alone, being left alone, can be left alone, can be alone, can stay alone, can stay home alone, stay alone, stay home alone, home alone, ok alone, okay alone, fine alone, fine home alone, ${eachBefore(', be, being, can be, could be, stay, can stay', byItself)}, being alone, being home, home from, being left, left, can be left, could be left`;
/** People are so, too, or have it: only beside a pet it is about the pet. */
const ill =
  'diabetic, epileptic, paralyzed, paralysed, incontinent, arthritic, wobbly, wheelchair, chronically ill, terminally ill';
const illnesses =
  'diabetes, epilepsy, seizures, arthritis, bad hips, hip dysplasia, cerebellar hypoplasia, kidney disease, renal disease, a heart murmur, a heart condition, heart disease, cancer, asthma, ibd, cushings, heartworm, heartworms, a chronic illness, a chronic condition, chronic conditions, a disability, disabilities, a wheelchair, a cart, medication, meds';
const fineAlone = `${eachBefore('fine, ok, okay, good, happy', byItself)}, ${eachBefore('ok, okay, fine, good', 'being alone, being left alone, left alone, alone, home alone')}`;
const aFewHours = `${eachBefore('for', 'a few hours, few hours, a couple hours, a couple of hours, several hours, an hour or two, hours, short periods, part of the day, half the day, half a day')}, a few hours, few hours, a couple hours, a couple of hours, several hours, half the day`;
/** "energy level low" */
const level =
  'energy, energy level, activity, activity level, energy:, energy level:, activity:, activity level:';
const whileAtWork = `all day, all day long, while i am working, while im working, while im away, while im gone, while were gone, while we are at work, when im at work, while at work, when im in class, while im in class, while im at class, while im at school, when im out, while im out, when were out, while were out, for the day, the whole day, for the work day, for a workday, during my shift, when we work, when i work, while i work, while we work, while im at work, while i am at work, while were at work, during work, during the day, full time, for a working day`;

/** What is wanted of a pet, and whom it must get along with. */
export const englishWishes: SearchTable = [
  [
    'value',
    `${anyDogs}, dogs only, only dogs, dog only, pregnant dog, watchdog, watchdogs, ${eachBefore(notA, eachBefore('cat', lover))}`,
    dog,
  ],
  [
    'value',
    `${anyCats}, cats only, only cats, cat only, pregnant cat, ${eachBefore(eachBefore('mom, mama, momma, mother, mom cat, mama cat, mother cat', 'with, and'), 'kittens, her kittens')}, barn cat, barn cats, house cat, house cats, alley cat, pussy cat, ${eachBefore(notA, eachBefore('dog', lover))}`,
    cat,
  ],
  [
    'value',
    'puppy, puppies, pup, pups, baby dog, baby dogs, newborn puppy, newborn puppies',
    { ...dog, age_group: ['Baby'] },
  ],
  [
    'value',
    eachBefore('young, younger, youngest', 'puppy, puppies'),
    { ...dog, age_group: ['Baby'] },
  ],
  [
    'value',
    eachBefore('young, younger, youngest', 'kitten, kittens'),
    { ...cat, age_group: ['Baby'] },
  ],
  ['value', eachBefore('older', 'puppy, puppies'), { ...dog, age_group: ['Baby', 'Young'] }],
  ['value', eachBefore('older', 'kitten, kittens'), { ...cat, age_group: ['Baby', 'Young'] }],
  [
    'value',
    'kitten, kittens, kitling, baby kitty, baby cat, newborn kitten, newborn kittens',
    { ...cat, age_group: ['Baby'] },
  ],
  [
    'value',
    eachBefore('senior, old, older, elderly', 'pup, pups'),
    { ...dog, age_group: ['Senior'] },
  ],
  [
    'value',
    eachBefore('grandpa, grandma, granny, grandpaw', 'dog, doggo, pup'),
    { ...dog, age_group: ['Senior'] },
  ],
  [
    'value',
    eachBefore('grandpa, grandma, granny, grandpaw', 'cat, kitty'),
    { ...cat, age_group: ['Senior'] },
  ],
  ['value', 'adult pup, adult pups', { ...dog, age_group: ['Adult'] }],
  ['valueOrName', 'baby, babies', { age_group: ['Baby'] }],
  [
    'value',
    'young, yound, yng, younger, youngest, youngish, adolescent, juvenile, youngster, yearling, year and a half',
    { age_group: ['Young'] },
  ],
  [
    'value',
    'few months old, few weeks old, couple of months old, couple months old, bottle baby, bottle babies',
    { age_group: ['Baby'] },
  ],
  ['value', 'few years old, several years old', { age_group: ['Adult'] }],
  ['value', 'couple of years old, couple years old', { age_group: ['Young', 'Adult'] }],
  [
    'value',
    'past puppyhood, past kittenhood, past that stage, out of puppyhood, out of kittenhood, not a baby anymore, no longer a baby, no longer a puppy, no longer a kitten',
    { age_group: ['Young', 'Adult', 'Senior'] },
  ],
  ['value', 'too young, so young, very young', { age_group: ['Baby', 'Young'] }],
  [
    'value',
    'teenage dog, teenage pup, teenager dog, teen dog, tween dog',
    { ...dog, age_group: ['Young'] },
  ],
  ['value', 'teenage cat, teenage kitten', { ...cat, age_group: ['Young'] }],
  [
    'value',
    'adult, adults, grown, done growing, finished growing, full grown, fully grown, middle aged, middle age, midlife, in its prime, in his prime, in her prime',
    { age_group: ['Adult'] },
  ],
  [
    'value',
    `senior, seniors, old, older, oldest, oldish, elderly, geriatric, aging, ageing, aged, ancient, geezer, over the hill, long in the tooth, hospice, fospice, end of life, near the end, oldie, oldies, golden oldie, old timer, old timers, old soul, golden ager, getting up there in years, getting on in years, up in years, advanced age, double digits, ${eachBefore('gray, grey, graying, greying, white, frosty, sugar, frosted', 'muzzle, muzzled, muzzles, face, faced')}, ${eachBefore(', his, her, their, its', 'golden years, twilight years, final years, sunset years, last years, senior years, later years')}`,
    { age_group: ['Senior'] },
  ],
  [
    'value',
    eachBefore('a little, little, a bit, bit, slightly, somewhat', 'older'),
    { age_group: ['Adult', 'Senior'] },
  ],
  [
    'value',
    eachBefore('a little, little, a bit, bit, slightly, somewhat', 'bigger, larger'),
    { size: ['Medium', 'Large'] },
  ],
  [
    'value',
    eachBefore('a little, little, a bit, bit, slightly, somewhat', 'smaller'),
    { size: ['Small', 'Medium'] },
  ],
  [
    'value',
    eachBefore('a little, little, a bit, bit, slightly, somewhat', 'younger'),
    { age_group: ['Young'] },
  ],
  ['value', 'mature', { age_group: ['Adult', 'Senior'] }],
  [
    'value',
    eachBefore(
      'past the, past, past its, past his, past her, out of the, out of its, beyond the, over the, done with the, after the, through the, grown out of the',
      'puppy stage, puppy phase, puppy years, kitten stage, kitten phase, baby stage, baby phase, chewing stage, chewing phase, teething stage, crazy stage, crazy phase, destructive stage, terrible twos',
    ),
    { age_group: ['Young', 'Adult', 'Senior'] },
  ],
  ['value', 'male, males, macho, machito, m / n, n / m', { sex: ['Male'] }],
  ['value', 'female, females, femail, fem, f / s, s / f', { sex: ['Female'] }],
  ['valueOrName', 'm', { sex: ['Male'] }],
  ['valueOrName', 'f', { sex: ['Female'] }],
  ['value', 'm dog, dog m', { ...dog, sex: ['Male'] }],
  ['value', 'tomcat, tomcats, m cat, cat m', { ...cat, sex: ['Male'] }],
  ['valueOrName', 'tom, toms', { ...cat, sex: ['Male'] }],
  [
    'value',
    eachBefore('mama, momma, mommy, mother, mom', 'dog, doggo'),
    { ...dog, sex: ['Female'] },
  ],
  [
    'value',
    eachBefore('mama, momma, mommy, mother, mom', 'cat, kitty'),
    { ...cat, sex: ['Female'] },
  ],
  ['value', 'f dog, dog f', { ...dog, sex: ['Female'] }],
  ['value', 'f cat, cat f', { ...cat, sex: ['Female'] }],
  ['valueOrName', 'boy, boys, man, gentleman, gent, guy, dude, lad, fella', { sex: ['Male'] }],
  ['valueOrName', 'girl, girls, girlie, lady, ladies, gal, lass', { sex: ['Female'] }],
  [
    'value',
    `small, smaller, smallest, smallish, smol, smalls, little, littlest, itty bitty, teeny, teeny tiny, micro, mini sized, mini size, cabin sized, cabin size, lightweight, light weight, featherweight, ${eachBefore('light enough, small enough, little enough', 'to carry, to lift, to pick up, to hold')}, ${eachBefore('easy to', 'carry, lift, pick up, tote, haul')}, ${eachBefore('can be', 'carried, lifted, picked up')}, ${eachBefore('fit, fits, fit in, fits in, fit inside, fits inside, fit under, fits under', 'a carrier, a pet carrier, my carrier, a bag, my bag, my purse, a purse, a tote, a backpack, an airplane seat, the seat, a plane seat')}, ${eachBefore('fit, fits', 'on my lap, in my lap, on a lap')}, ${eachBefore('fly, travel', 'in cabin, in the cabin')}, carry on, teensy, wee, ${eachBefore(eachBefore('i, we, she, he, they', 'can, can easily, could'), 'lift, carry, pick up, hold')}, miniature dog, mini breed, mini breeds, pint sized, pint size, compact, handbag sized, purse sized, purse size, lap sized, cat sized, cat size, size of a cat, xsmall, x small, extra small, lil, small sized, small size, small breed, sm, sml, xs, toy breed, toy breeds, teacup, petite, pocket sized, pocket size, carry on size, carry on sized, travel size, travel sized, bite sized, apartment sized`,
    { size: ['Small'] },
  ],
  [
    'value',
    'mini dog, mini dogs, toy dog, toy dogs, purse dog, purse dogs, pocket dog, handbag dog',
    { ...dog, size: ['Small'] },
  ],
  ['valueOrName', 'tiny', { size: ['Small'] }],
  ['valueOrName', 'hefty', { size: ['Large', 'ExtraLarge'] }],
  ['valueOrName', 'jumbo', { size: ['ExtraLarge'] }],
  ['valueOrName', 'loafer, slowpoke', calm],
  ['valueOrName', 'peppy, spunky, zippy, perky', { energy_level: ['VeryActive'] }],
  ['valueOrName', 'floof, shaggy', { hair_length: ['Long'] }],
  [
    'value',
    'medium, medium sized, medium size, middle size, middle sized, size middle, mid sized, mid size, midsize, midsized, med, mediums, mediumish, average size, average sized, normal size, normal sized, regular size, regular sized, in between size, intermediate size, middle of the road size, in the middle size wise, medium build, medium weight, med sized, medium breed, medium breeds',
    { size: ['Medium'] },
  ],
  [
    'value',
    'large, larger, largest, largish, good sized, substantial, big boned, sizable, sizeable, big, bigger, biggest, biggish, large sized, large size, large breed, lg, lrg',
    { size: ['Large', 'ExtraLarge'] },
  ],
  [
    'value',
    'hulking, monster sized, bear sized, bear size, size of a bear, human sized, extra large, x large, xlarge, xl, xxl, humongous, ginormous, colossal, horse sized, size of a horse, size of a pony, size of a small horse, giant breed, giant breeds, giant, huge, massive, enormous, gigantic',
    { size: ['ExtraLarge'] },
  ],
  ['value', 'smaller than a, smaller than an, smaller than my', { size: ['Small', 'Medium'] }],
  [
    'value',
    'bigger than a, bigger than an, bigger than my, larger than a, larger than an, larger than my',
    { size: ['Large', 'ExtraLarge'] },
  ],
  [
    'value',
    `laidback, zen, soothing, slow, gentle paced, leisurely, mellow fellow, calm, calmer, calmest, laziest, lazier, quietest, quieter, quiet, slower, mellow, mellowed, mellowest, relaxed, relaxing, restful, laid back, lazy, easygoing, easy going, tranquil, serene, peaceful, unhurried, inactive, sedentary, subdued, mild mannered, even tempered, even keeled, homebody, homebodies, couch loving, slow moving, slow walker, slower paced, slower pace, ${eachBefore('short, slow, leisurely, minimal, little, few, easy', 'walk, walks, stroll, strolls')}, strolls, stroll, ${eachBefore('sofa, couch, bed', 'surfer, surfing, loving, snoozer, cuddles, buddy, snuggles')}, ${eachBefore('lounges, lounging, laze, lazes, lazing, lies, lays, laying, lying, hangs out, hang out, chills, chilling, lounge, chill, veg, vegging', 'around, around the house, on the couch, on the sofa')}, ${eachBefore('watch, watches, watching, binge', eachBefore('tv, movies, netflix, television', 'with, with me, all day'))}, watch tv, watch movies, movie nights, ${eachBefore('love, loves, like, likes, enjoy, enjoys, loves to, love to, likes to, like to, just wants to, wants to, just want to, prefers to, happy to', 'nap, naps, napping, sleep, sleeping, snooze, snoozing, relax, relaxing, chill, chilling, chill out, lounge, lounging, lounge around, be lazy, sleep in')}, naps, napping, ${eachBefore('low, lower, lowest, very low, minimal, limited, little, not much, not a lot of, not a ton of, not tons of, not too much, less', 'energy, activity, exercise, stamina')}, ${eachBefore('low, lower, lowest, very low', 'drive')}, ${eachBefore('without, not with, doesnt have, dont have', 'much energy, a lot of energy, tons of energy')}, ${eachBefore('doesnt, does not, dont, wont', eachBefore('need, require', 'to run, to be run, much walking, tons of walks, a lot of walks, many walks, lots of walks, long walks, much exercise, a lot of exercise, lots of exercise, tons of exercise'))},
     ${eachBefore(level, 'low, very low')}, low key, ${eachBefore('to relax, to chill, to nap, to cuddle up, to lounge, to veg', 'with')}, couch potato, couch potatoes, couch buddy, couch companion, couch dog, netflix buddy, tv buddy, movie buddy, reading buddy, chill, chilled, chillest, chiller, lounger, napper, snoozer, sleepyhead, lazy bones, lazy bum, low activity level, low energy level, sedate, docile, placid, sleepy, lazybones, slow paced,
     ${eachBefore('sleep, sleeps, sleeping, nap, naps, napping, snooze, snoozes, lounge, lounges', 'a lot, alot, all day, all the time, most of the day, much of the day, most of the time')}`,
    calm,
  ],
  [
    'value',
    'much exercise, a lot of exercise, lots of exercise, tons of exercise, plenty of exercise, daily exercise, long walk, long walks, long hikes, lots of walks',
    { energy_level: ['Moderate', 'VeryActive'] },
  ],
  ['value', 'quite dog, quite dogs', { ...dog, ...calm }],
  ['value', 'quite cat, quite cats', { ...cat, ...calm }],
  [
    'value',
    `lap pet, cuddler, cuddlers, cuddlebug, cuddle bug, cuddlebugs, cuddle bugs, cuddle buddy, cuddle monster, snugglebug, snuggle bug, snuggle buddy, snuggly, snuggliest, cuddliest, lap loving, loves laps, love laps, likes laps, bed warmer, foot warmer, ${eachBefore('love, loves, like, likes, enjoy, enjoys, want, wants', 'to snuggle, to cuddle, snuggling, cuddling, snuggles, cuddles, to be held, being held, to be snuggled, to be cuddled, to sit on me, to sleep on me')}, ${eachBefore('snuggle, snuggles, cuddle, cuddles, curl up, curls up, sleeps, sleep, lie, lies, lay, lays, nap, naps, sit, sits', 'on me, on you, on top of me')}, ${eachBefore('snuggle, snuggles, cuddle, cuddles, curl up, curls up', 'with me, with us, with him, with her, next to me, beside me')}, snuggler, lap warmer, lap sitter, ${eachBefore('sit, sits, sitting, lie, lies, lay, lays, sleep, sleeps, nap, naps, curl up, curls up, snuggle, cuddle', eachBefore('on, in', 'my lap, your lap, our laps, a lap, laps, the lap'))}`,
    lap,
  ],
  ['value', 'lap dog, lap dogs, lapdog', { ...dog, ...lap }],
  ['value', 'lap cat, lap cats, lapcat, lap kitty, lap kitties', { ...cat, ...lap }],
  [
    'value',
    `${eachBefore(level, 'medium, moderate')}, moderately active, somewhat active, fairly active, reasonably active, medium active, semi active, mildly active, daily walk, daily walks, ${eachBefore('one, a, one good, a good, one long', 'walk a day')}, moderate energy level, medium energy level, ${eachBefore('medium, moderate, mid, mod, med, average, normal, balanced, some', 'energy, activity, exercise')}, ${eachBefore('medium, moderate', 'drive')}, ${eachBefore('an, a good, good', 'off switch, on off switch')}, ${eachBefore('like, likes, love, loves, enjoy, enjoys', 'walks, a walk, walking')}`,
    { energy_level: ['Moderate'] },
  ],
  [
    'value',
    `${eachBefore('medium, moderate, mid', eachBefore('to high, or high, high', 'energy, activity'))}, ${eachBefore(level, eachBefore('medium, moderate', 'to high, or high, high'))}`,
    { energy_level: ['Moderate', 'VeryActive'] },
  ],
  [
    'value',
    `${eachBefore('low to, low or, low /, low', eachBefore('medium, moderate, mid, mod, med', 'energy, activity'))}, ${eachBefore(level, eachBefore('low to, low or, low', 'medium, moderate'))}`,
    { energy_level: ['LapPet', 'Calm', 'Moderate'] },
  ],
  [
    'value',
    `frisky, that plays, ${eachBefore('play, plays', 'a lot, all day, outside, games')}, playful, fun loving, loves to play, likes to play, love to play, loves playing, likes playing, enjoys playing, wants to play, ${eachBefore('ball, toy, fetch, frisbee', 'obsessed, crazy, driven')}, ${eachBefore('love, loves, play, plays', 'fetch, ball, frisbee')}`,
    { energy_level: ['Moderate', 'VeryActive'] },
  ],
  [
    'value',
    `boisterous, exuberant, rowdy, rough and tumble, bouncing off the walls, bounces off the walls, energizer bunny, highly active, highly energetic, ${eachBefore('ball of, bundle of, crackhead, energizer bunny, nonstop, crazy, insane, unlimited', 'energy')}, stamina, endurance, ${eachBefore('never, doesnt, does not', 'gets tired, get tired, tires, tire, stops moving')}, ${eachBefore('run, runs, running, run with me, go, goes', 'for miles, all day long')}, ${eachBefore('running, jogging, hiking, biking, cycling, run, jog, hike, bike', 'alongside, next to my, beside my, with me, with us, alongside me, beside me, alongside us')}, ${eachBefore('come, take, bring, take it, take him, take her', 'running, jogging, hiking, biking, backpacking, camping, on hikes, on runs, on adventures, on trails')}, ${eachBefore('go on, join me on, join us on, go for', 'adventures, hikes, runs, bike rides, trail runs, my hikes, my runs, my bike rides, our hikes, our runs, my adventures, long hikes, long runs')}, outdoor adventures, go all day, goes all day, ${eachBefore('for a, for the, for, a, run a, run', 'marathon, half marathon, 5k, 10k')}, flyball, dock diving, canicross, bikejoring, skijoring, disc dog, dog sports, sport prospect, performance prospect, active lifestyle, ${eachBefore('for, for an, for a, for our, for my', eachBefore('active, very active, athletic, outdoorsy', 'family, household, home, couple, owner, adopter, person, people, individual'))}, active, very active, energetic, energized, spirited, bouncy, rambunctious, vigorous, tireless, athletic, go getter, always moving, nonstop, non stop, working line, working lines, ${eachBefore('high, higher, highest, lot of, lots of, a lot of, ton of, tons of, full of, endless, boundless, unlimited, plenty of, so much, too much, extra', 'energy, drive, activity, stamina, pep')}, hyper, hyperactive, zoomies, high strung, high octane, lively, sporty, athletic,
     ${eachBefore(level, 'high, very high')}, ${eachBefore('full of', 'beans, life, pep')}, outdoorsy, adventurous, ${eachBefore('run, runs, jog, jogs, hike, hikes', eachBefore('2, 3, 4, 5, 6, 7, 8, 10, several, a few, many', 'miles'))}, 5 k, 10 k, 5 k run, 5 k runs, hours of exercise, more than an hour of exercise, can keep up, ${eachBefore('love, loves, like, likes, enjoy, enjoys', 'hiking, running, jogging, swimming, camping, the outdoors, adventure, adventures')}, for agility, agility dog, ${eachBefore(sports, 'buddy, buddies, partner, companion, mate, pal, friend')}, go hiking, go running, go jogging, go biking,
     ${eachBefore('to, can, will, could', eachBefore('run, hike, jog, bike, keep up, go hiking, go running, go on runs, go on hikes, go for runs', 'with'))}, ${eachBefore('love to, loves to, like to, likes to', 'hike, run, jog, go hiking, go running, be outdoors')}, hikes, ${eachBefore('who, that, who will, will, can', 'runs, jogs, bikes, camps, hike, jog, camp')}, ${eachBefore('for', sports)}, ${eachBefore('i, we', exertions)},
     ${eachBefore('on, for, my, our, go for, go on, long, daily, morning, weekend', 'runs, hikes, bike rides, jogs')}, ${athletes}, ${eachBefore('i am a, im a, we are', athletes)}`,
    { energy_level: ['VeryActive'] },
  ],
  ['value', eachBefore(sports, 'dog, dogs'), { ...dog, energy_level: ['VeryActive'] }],
  [
    'value',
    'hairless, shorthair, short hair, short hairs, hair short, hairs shorts, short haired, shorthaired, not much hair, not a lot of hair, less hair, less fur, short coat, shorter coat, shorter hair, shorter fur, short fur, short furred, shorthairs, short coated, smooth hair, smooth haired, smooth fur, bald, naked, furless, sleek, tight coat, close coat, smooth coat, smooth coated, slick coat, sleek coat',
    { hair_length: ['Short'] },
  ],
  [
    'value',
    'medium hair, medium haired, medium coat, medium fur, medium length hair, medium length coat, medium length fur, mid length hair, mid length coat, mid length fur, medium fluff, medium coated, semi long hair, semi longhaired',
    { hair_length: ['Medium'] },
  ],
  [
    'value',
    eachBefore('short to, short or', eachBefore('medium', 'hair, haired, coat, fur')),
    { hair_length: ['Short', 'Medium'] },
  ],
  [
    'value',
    eachBefore('medium to, medium or', eachBefore('long', 'hair, haired, coat, fur')),
    { hair_length: ['Medium', 'Long'] },
  ],
  [
    'value',
    `long hair, long hairs, hair long, hairs longs, long haired, longhaired, long coat, long coats, long fur, long furred, long coated, longhair, lots of hair, lots of fur, lots of fluff, ${eachBefore('thick, silky, bushy, flowing, luxurious, plush, wavy long', 'hair, haired, coat, coated, fur, furred')}, bushy, feathery, furball, fur ball, fluff, fluffs, fluffiness, fluffy, fluffier, fluffiest, fluffball, fluff ball, floofy, hairy, furry, poofy, woolly, wooly`,
    { hair_length: ['Long'] },
  ],
  [
    'value',
    `${eachBefore('wont, doesnt, does not, will not, dont', 'make me sneeze, make us sneeze, make him sneeze, make her sneeze, trigger allergies, trigger my allergies, set off my allergies, set off allergies, bother my allergies, aggravate my allergies')}, itchy, allergenic friendly, gentle on allergies, allergy friendly, hypoallergenic, hypo allergenic, for allergies, with allergies, allergic, allergy, allergies, allergy sufferers, hypoallergic, hypo, non allergenic, allergic to, allergies to, allergy to, allergy safe, asthma, asthmatic, asthma friendly, sneeze around, sneezing, itchy eyes, low allergen, allergen free, allergy proof, allergy free, allergy sensitive, low dander, less dander, no dander, dander free, hypoallergenics`,
    { allergy_friendly: ['true'] },
  ],
  [
    'value',
    `fiv, felv, ${eachBefore('fiv, felv, heartworm, hw', 'positive, +')}, medically fragile, medical needs, differently abled, hearing impaired, vision impaired, visually impaired, 1 eyed, two legged, blind, deaf, one eyed, ${eachBefore('with, has, have', 'three legs, one eye')}, ${eachBefore('missing, lost', 'a leg, an eye')}, three legged, 3 legged, tripod, amputee, fiv positive, fiv +, felv positive, felv +, special needs, special need, disabled, handicapped, disability, ${eachBefore('with', eachBefore('health, medical', 'problems, issues, conditions, needs'))}`,
    { special_needs: ['true'] },
  ],
  ['value', eachBefore(ill, 'dog, dogs, pup'), { ...dog, special_needs: ['true'] }],
  ['value', eachBefore(ill, 'cat, cats, kitty'), { ...cat, special_needs: ['true'] }],
  ['value', eachBefore('dog with, dog in, dog on', illnesses), { ...dog, special_needs: ['true'] }],
  ['value', eachBefore('cat with, cat in, cat on', illnesses), { ...cat, special_needs: ['true'] }],
  [
    'value',
    eachBefore(
      'no, without, without any, no major, no serious, no big, no chronic, free of, doesnt have, not have, does not have any, doesnt have any',
      `disability, disabilities, illness, illnesses, chronic conditions, chronic illness, ${eachBefore('health, medical', 'problems, issues, conditions, needs, concerns')}`,
    ),
    { special_needs: ['false'] },
  ],
  [
    'value',
    `house trained, housetrained, house broken, housebroken, potty trained, toilet trained, crate and potty trained,
     pad trained, house training done, housetraining done, potty training done, ${eachBefore('dont want to deal with, dont want to do, not deal with', 'potty training, house training, housetraining, housebreaking')}, ${eachBefore('no', 'potty training needed, house training needed, potty training required, housetraining needed')}, ${eachBefore('goes potty, go potty, potty, to potty, does its business, do its business, does his business, does her business, goes, pee, poop, does business, go to the bathroom, goes to the bathroom', 'outside, outdoors')}, clean in the house, clean indoors, clean inside, ${eachBefore('doesnt have, wont have, does not have, without', 'accidents, any accidents, accidents in the house, accidents inside')}, fully housebroken, fully potty trained, pee pad trained, puppy pad trained, outside trained, knows to go outside, asks to go out, tells you when it needs out, potties outside, pees outside, goes outside to pee, no accidents, house broke,
     ${eachBefore('wont, doesnt, not', eachBefore('pee, poop, go potty, go, mess, potty, mark, have accidents', 'in the house, in my house, inside, indoors, on the floor, on my floor, on my floors, on the carpet, on my carpet, on the rug, on my rug, in the apartment'))}`,
    { trait: ['HouseTrained'] },
  ],
  [
    'value',
    `${eachBefore('uses, use, using, uses only', eachBefore('a, the, her, his, its, their, the cat', 'litter box, litterbox, litter, litter tray, litter pan, box'))}, ${eachBefore('always uses, always use', 'the litter box, her litter box, his litter box, its litter box, the box')}, ${eachBefore(', good, perfect, great, excellent', 'litter habits, litter box habits, litterbox habits, litter box manners')}, ${eachBefore('wont, doesnt, not, never', eachBefore('pee, poop, go', 'outside the box, outside the litter box, outside of the litter box, outside of the box, outside the litterbox'))}, litter trained, litter box trained, litterbox trained, litter box, litterbox, litter tray, litter pan, uses the litter, uses the litter box, use the litter box, uses a litter box, litterbox broke`,
    { trait: ['LitterTrained'] },
  ],
  [
    'value',
    `no fuss, fuss free, hassle free, stress free, easy care, low upkeep, ${eachBefore('easy to', 'care for, take care of, look after, keep, live with, own')}, easy keeper, ${eachBefore('for someone who, for somebody who, for people who', eachBefore('has never, never, have never, hasnt', 'had one, owned one, had a pet, owned a pet, had pets'))}, never had one, never owned one, clueless about, never done this before, never done this, first ever pet, never had pets, new to pet ownership, for beginners, beginner, beginners, for a beginner, newbie, newbies, noob, new to this, first time, first timer, first timers, new owner, new owners, new pet owner, new pet owners,
     ${eachBefore('starter, beginners', 'pet')}, low maintenance, first time owner, first time owners, first time adopter,
     first pet, first family pet, first fur baby, first furbaby, dont know much about, dont know anything about, know nothing about, know little about, for first time owners, novice, inexperienced, inexperienced owner, easy, easiest, easier, never had, never owned, no experience, no prior experience, zero experience, not experienced, not much experience, limited experience, little experience,
     no experience with, little experience with`,
    { experience_level: ['Beginner'] },
  ],
  [
    'value',
    `${eachBefore('newbie, novice, inexperienced, first time, beginner, rookie, new', 'dog owner, dog owners, dog parent, dog parents, dog mom, dog dad, dog person, dog people, puppy owner, puppy parent, puppy parents')}, new to dog ownership, new to having a dog, new to owning a dog, first dog, first family dog, first ever dog, first time dog, new dog owner, new dog owners, new dog parent, new dog parents, starter dog, beginner dog`,
    { ...dog, experience_level: ['Beginner'] },
  ],
  ['value', 'first puppy', { ...dog, age_group: ['Baby'], experience_level: ['Beginner'] }],
  ['value', 'first kitten', { ...cat, age_group: ['Baby'], experience_level: ['Beginner'] }],
  ['value', eachBefore('dog like, puppy like, doglike', 'cat, cats'), cat],
  [
    'value',
    'new to dogs, first timer with dogs, beginner with dogs, inexperienced with dogs',
    { ...dog, experience_level: ['Beginner'] },
  ],
  [
    'value',
    'new to cats, first timer with cats, beginner with cats, inexperienced with cats',
    { ...cat, experience_level: ['Beginner'] },
  ],
  [
    'value',
    `${eachBefore('newbie, novice, inexperienced, first time, beginner, rookie, new', 'cat owner, cat owners, cat parent, cat parents, cat mom, cat dad, cat person, cat people, kitten owner')}, new to cat ownership, new to having a cat, new to owning a cat, first cat, first ever cat, first time cat, new cat owner, new cat owners, new cat parent, new cat parents, starter cat, beginner cat`,
    { ...cat, experience_level: ['Beginner'] },
  ],
  [
    'value',
    `${eachBefore('experienced, seasoned, expert', 'owner, owners, pet owner, pet owners, handler, handlers, home, homes, family, adopter, adopters, hands, trainer')}, lots of experience, years of experience, experienced with, for an expert, for experts, for a professional,
     experience with`,
    { experience_level: ['Advanced'] },
  ],
  [
    'value',
    eachBefore(
      'experienced, seasoned',
      'dog owner, dog owners, dog person, dog people, dog handler, dog family, dog home, dog parent, dog parents',
    ).concat(
      ', ',
      eachBefore(
        ', have, i have, we have',
        eachBefore('lots of, tons of, plenty of, years of, a lot of, extensive', 'dog experience'),
      ),
      ', experienced with dogs',
    ),
    { ...dog, experience_level: ['Advanced'] },
  ],
  [
    'value',
    eachBefore(
      'experienced, seasoned',
      'cat owner, cat owners, cat person, cat people, cat family, cat home, cat parent, cat parents',
    ).concat(
      ', ',
      eachBefore(
        ', have, i have, we have',
        eachBefore('lots of, tons of, plenty of, years of, a lot of, extensive', 'cat experience'),
      ),
      ', experienced with cats',
    ),
    { ...cat, experience_level: ['Advanced'] },
  ],
  [
    'value',
    `${eachBefore('some, a little, a bit of, moderate, decent', 'experience, experience with')}`,
    { experience_level: ['Beginner', 'Intermediate'] },
  ],
  ['value', 'nanny dog, nanny dogs', { ...dog, ...children }],
  [
    'value',
    `${eachBefore('kid, kids, child, children, family', suitable)},
     for families, for a family, for family, for the family, for my family, for our family, for a big family, for a large family, for kids,
     for children, for toddlers, for the kids, for the children, family pet`,
    children,
  ],
  ['value', eachBefore('stay home, be home', whileAtWork), { home_alone: ['WorkingDay'] }],
  ['alone', alone],
  ['workingDay', whileAtWork],
  ['fewHours', aFewHours],
  [
    'value',
    `${fineAlone}, ${eachBefore('handle, handles, tolerate, tolerates, manage', 'being alone, being left alone, alone time')}, ${eachBefore('doesnt mind, doesnt mind being, dont mind being', `left alone, ${byItself}`)}, ${eachBefore('doesnt mind, dont mind, likes, enjoys', 'alone time')}, can be left alone, can be alone, can stay alone, can stay home alone, ok alone, okay alone, ok home alone,
     okay home alone, doesnt mind being alone, dont mind being alone, fine alone, fine home alone, good alone, home alone, alone for a few hours`,
    { home_alone: ['WorkingDay', 'FewHours'] },
  ],
  [
    'value',
    'apartment friendly, condo friendly, suitable for an apartment, suitable for apartments, can live in an apartment, apartment suitable, apartment safe',
    { home_needed: ['Apartment'] },
  ],
  ['value', eachBefore('toddler, toddlers, baby', suitable), smallChildren],
  ['value', 'family dog', { ...dog, ...children }],
  ['value', 'family cat', { ...cat, ...children }],
  [
    'value',
    `${eachBefore('dog, dogs', suitable)}, ${eachBefore('dog park, dog parks, daycare, doggy daycare, doggie daycare', 'friendly, safe, material')}, ${eachBefore('for, at, go to, to', 'the dog park, dog parks')}`,
    dogs,
  ],
  ['value', `${eachBefore('cat, cats', suitable)}, kitten safe, kitten friendly`, cats],
  ['value', eachBefore('pet, animal, multi pet', suitable), pets],
  [
    'value',
    `${eachBefore(unaggressive, eachBefore('dog, dogs, leash', 'aggressive, reactive, selective, aggression, reactivity'))}, ${eachBefore('multi, multiple, two', 'dog home, dog homes, dog family')}`,
    dogs,
  ],
  [
    'value',
    `${eachBefore(unaggressive, eachBefore('cat, cats', 'aggressive, reactive, aggression'))}, ${eachBefore('multi, multiple, two', 'cat home, cat homes, cat family')}`,
    cats,
  ],
  [
    'value',
    eachBefore('second, 2nd, third, 3rd, fourth, additional', 'dog, pup, doggo'),
    { ...dog, ...dogs },
  ],
  [
    'value',
    eachBefore('second, 2nd, third, 3rd, fourth, additional', 'cat, kitty'),
    { ...cat, ...cats },
  ],
  ['value', eachBefore('not an, not the', 'only dog'), { ...dog, ...dogs }],
  ['value', eachBefore('not an, not the', 'only cat'), { ...cat, ...cats }],
  [
    'value',
    eachBefore('cat, cats, dog, dogs, pet, animal', 'allergy, allergies'),
    { allergy_friendly: ['true'] },
  ],
  ['suited', suitable],
  [
    'companion',
    `kids:, children:, ${eachBefore('kids:, children:', 'yes')}, ${eachBefore('youngest, oldest, eldest', 'is, one is, turns')}, kid, kids, twins, triplets, kiddo, kiddos, child, children, childs, childrens, teenage boy, teenage boys, teenage girl, teenage girls, teen, teens, teenager,
     teenagers, boy, boys, girl, girls, son, sons, daughter, daughters, grandkid, grandkids, stepson, stepdaughter, stepkids, tween, tweens, grandchild,
     grandchildren, grandson, grandsons, granddaughter, granddaughters, grandkiddos, great grandkids, stepchildren, stepchild, stepsons, stepdaughters, foster kids, foster children, foster child, godson, goddaughter, niece, nieces, nephew, nephews,
     family with kids, family with children, preteen, preteens, pre teen, pre teens, schoolchildren, school kids, schoolkids, youngsters, middle schooler, middle schoolers, high schooler, high schoolers, minors, offspring,
     ${eachBefore('kid, kids, child, children, son, daughter', 'with special needs, with a disability, with disabilities, with autism')}`,
    children,
  ],
  [
    'companion',
    'school age child, school aged child, school age, school aged, school aged kids, school age kids, school aged children, school age children, grade schooler, grade schoolers, elementary schooler, elementary schoolers, first grader, first graders, second grader, second graders, third grader, third graders',
    { ...children, children_from: ['AnyAge', 'SchoolAge'] },
  ],
  [
    'companion',
    `${eachBefore('small, little, young, younger', 'kid, kids, child, children, grandkids, grandchildren')}, toddler, toddlers, tot, tots, rugrats, kindergartner, kindergartners, kindergartener, grandbaby, grandbabies, wee ones, due in, baby due, preschooler, preschoolers, little ones, baby, babies, ${eachBefore('had, have, having', 'a baby')}, infant, infants, newborn, baby on the way, new baby, baby coming, expecting, expecting a baby, ${eachBefore('expecting', eachBefore('our, my, a', 'first, second, third, baby, child, first baby, first child, second baby, second child'))}, pregnant, baby soon, the baby, the babies`,
    smallChildren,
  ],
  [
    'companion',
    `${anyDogs}, ${eachBefore('mama, momma, mommy, mother, mom', 'dog')}, puppy, puppies, pup, pups`,
    dogs,
  ],
  [
    'companion',
    `${anyCats}, ${eachBefore('mama, momma, mommy, mother, mom', 'cat')}, kitten, kittens, barn cat, barn cats`,
    cats,
  ],
  ['companion', 'pet, pets, animal, animals', pets],
  [
    'companion',
    'female, male, females, males, other females, other males, small animals, small pets, farm animals, barn animals, exotic pets, other species',
  ],
];
