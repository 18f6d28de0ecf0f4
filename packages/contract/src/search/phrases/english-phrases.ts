import { compileTable } from '../compile-table.ts';
import type { SearchTable } from '../search-language.ts';
import { anyButPhrases, anyPhrases, choiceLabels } from '../words/choice-label-phrases.ts';
import { breedKinds } from './breed-kinds.ts';
import { eachBefore } from './each-before.ts';
import { attacks, badWith, goodWith } from './english-good-with.ts';
import { englishHome } from './english-home.ts';
import { englishWishes } from './english-wishes.ts';

const grownChildren = `${eachBefore('grown, grown up, adult', 'kids, children, sons, daughters, son, daughter')},
  ${eachBefore('kids, children', 'are grown, are all grown, are grown up, are all grown up, moved out, have moved out, have left home, left for college, are off to college, are in college, are away at college, are gone')}`;

/** Names of fields, as forms of application have them: "size: small". */
const formFields =
  'size:, sex:, gender:, age:, species:, kind:, type:, preferred age:, household:, pets:, want:, wanted:, looking for:, seeking:, kids:, children:';

/** What English words and phrases do in a search. Apostrophes are left out. */
const table: SearchTable = [
  ...choiceLabels,
  anyPhrases,
  [
    'any',
    `${eachBefore('easy to', 'brush, groom, clean, maintain, travel with')}, ${eachBefore('easy, minimal', 'grooming, brushing')}`,
  ],
  [
    'any',
    `${eachBefore('when', 'grown, grown up, full grown, fully grown, an adult, adult, its grown')}, as adults, as an adult, ${eachBefore('as, when i was', 'a kid, a child, a boy, a girl')}, ${eachBefore(eachBefore(', with', 'big dog, small dog, little dog'), 'energy, personality, attitude, syndrome')}, ${eachBefore('start, start fresh, start over, start off, start out, begin, come home, end up', 'with')}`,
  ],
  // Else "short" would be looked for as part of a breed.
  [
    'any',
    `short legs, short legged, short tail, ${eachBefore('dog, cat, kid, child', 'aggressive, reactive, selective')}, ${eachBefore('puppy, puppy dog', 'eyes')}, puppy mill, puppy mills, ${eachBefore('fiv, felv, heartworm, fiv felv, fiv and felv', 'negative, neg')}`,
  ],
  [
    'any',
    eachBefore(
      'acts like, act like, behaves like, thinks its, thinks hes, thinks shes',
      'a dog, a cat, a puppy, a kitten',
    ),
  ],
  // Whoever lives there, no child is meant.
  [
    'any',
    `${eachBefore('child, kid, kids', 'free')}, childless, childfree, ${eachBefore('dog, cat, pet', 'free home, free house, free household')}, ${eachBefore(', my, our, the, with', grownChildren)}`,
  ],
  [
    'text',
    eachBefore(
      'big, large, huge, small, little, tiny',
      'ears, eyes, blue eyes, brown eyes, green eyes, paws, feet, head, nose, smile, personality, heart, appetite, belly, attitude, bark, tail, spots, grooming, brushing, shedding, barking, training, maintenance, attention, care, time, space, room, noise',
    ),
  ],
  [
    'any',
    `${eachBefore('big, huge, small, little, short', 'on, fan of, fans of, fan')}, ${eachBefore('little, a little, small, limited', 'company, time, money, budget, income')}`,
  ],
  ['any', eachBefore('as big as, as large as, as small as, size of', 'a dog, dogs, a cat, cats')],
  ['any', eachBefore('no cats, no dogs, no kids, no yard', 'needed, necessary, required')],
  ['any', eachBefore('only', 'pet, animal, pet in the home, pet in the house, pet home')],
  [
    'any',
    eachBefore('single, only', 'cat household, dog household, pet household, cat home, dog home'),
  ],
  [
    'any',
    eachBefore(
      'bad, negative, scary, terrible, traumatic',
      'experience with, experiences with, experience, experiences',
    ),
  ],
  [
    'any',
    eachBefore(
      'wont consider, wont take, dont want, wouldnt want, wouldnt consider, not interested in',
      'anything but, anything other than, anything except',
    ),
  ],
  [
    'any',
    eachBefore(
      eachBefore(
        'are too, is too, are way too, is way too, theyre too, its too, are just too, were too, was too',
        'active, energetic, hyper, big, large, high energy, strong, heavy',
      ),
      'for me, for us, for him, for her, for my apartment',
    ),
  ],
  ['any', eachBefore('a tiny, tiny, a little, little, a wee, a small', 'bit, bit of, amount of')],
  ['any', eachBefore('wont be a, not a, isnt a', 'puppy forever, kitten forever')],
  ['any', 'fur baby, fur babies, furbaby, furbabies'],
  [
    'any',
    'cant wait, cannot wait, can not wait, couldnt wait, m f, m or f, f or m, good with him, with him, boss him, no matter what, isnt there, arent there, do you not have, dont you have',
  ],
  ['any', eachBefore('anybody, anyone, somebody, you guys, you folks, yall', 'have, got')],
  ...anyButPhrases,
  ...breedKinds,
  ...englishHome,
  ...englishWishes,
  [
    'text',
    `domestic short hair, domestic short haired, domestic medium hair, domestic long hair, cattle dog, mountain dog,
     sheep dog, eskimo dog, bull dog, bull dogs, bird dog, water dog, carolina dog, prairie dog, hot dog, canaan dog, old english sheepdog, old english,
     german shorthaired, exotic short hair, american short hair, british short hair, oriental short hair, ${eachBefore('domestic, american, british, exotic, oriental, colorpoint', 'shorthair, shorthairs')}, rat terrier, rat terriers, sheep dogs`,
  ],
  // Nearly like words of the table, and right.
  [
    'text',
    `odie, blond, blonde, beast, project, point, haven, advance, meat, things, tell, hand, started, pure, behaved, protection, peace, willy, walter, clare, cold, paint, lovey,
     peony`,
  ],
  [
    'not',
    `no, not, without, never, do without, bans, ban, banned, prohibits, prohibit, forbids, forbid, excludes, refuses, disallows, wont have, will not have, wouldnt have, far from a, far from being, ${eachBefore('last thing', eachBefore('i, we', 'need is, want is'))}, cant have, cannot have, can not have, rather not have, rather not, prefer not to have, not allowed, isnt, arent, dont, doesnt, didnt, wont, cant, cannot, wouldnt, shouldnt,
     non, nothing, none, avoid, avoiding, excluding, minus, sans, lack of, anything but, anything except, everything but, everything except, all but,
     other than, besides, apart from, aside from, rather than, instead of, except, neither, w/o, nor, zero, never again, not again, hide, exclude, leave out, filter out, omit, ${eachBefore('skip', 'the, all, any')}, hardly, barely, rarely, seldom, less, not as, not so, aint, never ever, not interested in, no interest in, not a fan of, not a big fan of, not a huge fan of, not much of a fan of, not fans of, not fond of, not keen on, not into, dont care for, do not care for, doesnt care for, not crazy about, not up for, not ready for, not looking for, cant do, not able to handle,
     ${eachBefore('cant, cannot, can not, couldnt, unable to, dont want to', 'handle, deal with, keep up with, manage, cope with')},
     ${eachBefore('no, zero, 0, little, not enough, dont have, dont have the, dont have enough, do not have', 'time for, patience for, energy for, room for, space for, stamina for')},
     ${eachBefore('too old, too busy, too tired, too small, too weak, too frail, too cramped, not big enough, not strong enough, not active enough', 'for, to handle, to walk, to have')}, ${eachBefore('tired, sick', 'of')}, ${eachBefore('done, through', 'with')}, fed up with, had enough of,
     ${eachBefore('sheds, shed, shedding, barks, bark, drools, drool, meows, eats', 'little, very little')}`,
  ],
  ['not', badWith],
  ['badWith', `${badWith}, ${attacks}`],
  [
    'filler',
    `${formFields}, a, an, another, n, exactly, particularly, especially, send, bring, offer, either, however, altogether, anymore, more, grow, grows, stay, stays, the, and, or, for, with, she, he, they, them, that, thats, who, whos, which, are, is, in, of, to, me, i, we, am, im, were,
     want, wants, need, needs, needing, require, requires, requiring, must, should, looking, look, find, something, someone, some, any, anything, please,
     like, likes, very, really, quite, so, too, overly, super, just, only, pet, pets, animal, animals, around, at,
     home, house, friend, companion, nice, good, be, been, being, have, has, it, its, this, one, would, id,
     adopt, adopting, get, getting, own, new, also, even, ever, lived, all, sort, kind, bit, much, lot, as, us, as
     long, pretty, hair, fur, dander, got, use, uses, using, lovely, cute, adorable, sweet, gentle, friendly, healthy, give, love, search, searching, show,
     available, hi, hello, you, but, before, wants, allow, allows, two, three, hoping, mind, seeking, can, could, will, do, does, on, by, from, live, there, time,
     single, ok, okay, fine, welcome, ideally, preferably, prefer, preferred, hopefully, maybe, perhaps, possibly, probably, definitely, absolutely, pls, plz, plss, thx, thanks, thank, kindly, wanting, wanna, gonna, gotta, gimme,
     lookin, help, suggest, suggestions, recommend, recommendations, recommendation, advice, right, suitable, ideal, type, types, kinds, hey, currently, now, today, asap, soon, ready, match, fit, fits, enough, such, kinda, sorta, fairly,
     extremely, totally, completely, truly, honestly, basically, actually, always, usually, generally, mostly, often, still, yet, already, these, those, each, every,
     furbaby, rescue, shelter, adoptable, adoption, adopted, near, nearby, local, area, open, seeks, needed, required, wanted, capable, able, let, lets, allowed, permit, permits, permitted, supposed, afford, lift, carry, handle, think, believe, feel, liked,
     lol, haha, lmao, tho, what, whats, shes, hes, whod, wholl`,
  ],
  [
    'optional',
    `${eachBefore(', is, are', 'not necessary, not needed, not required, not important, not a must, not a requirement, not mandatory, not essential, unnecessary, optional')},
     ${eachBefore('isnt, arent', 'necessary, needed, required, important, a must')}, ${eachBefore('doesnt, does not, dont, do not', 'matter')}, not an issue, no matter`,
  ],
  [
    'acceptable',
    `${eachBefore('is, are, would be, also, is also, are also', 'fine, ok, okay, welcome, acceptable, fine too, ok too, okay too, welcome too, no problem, not a problem, fine with me, fine with us, ok with me, ok with us, okay with me, okay with us')}, ${eachBefore('fine, ok, okay, welcome', 'too, as well, with me, with us')}`,
  ],
  [
    'unwanted',
    `${eachBefore('would be, will be, might be', 'too much, too big, too small, too hard, too strong, too active, too energetic, too heavy, overwhelming, a lot, a bad idea')}, ${eachBefore('scare, scares, frighten, terrify, intimidate', 'me, us, my kids, my wife, my mom, my daughter, my son')}, ${eachBefore(', are, is', 'too much, too much work, too much for me, too much for us, too hard, too scary, out of the question, a dealbreaker, a no, a no go')},
     not allowed, ${eachBefore('are, is', 'not allowed, not for me, not for us, not welcome, not an option')}, ${eachBefore('arent, isnt, are not, is not', 'allowed, for me, for us, welcome, an option, possible, realistic, practical')}, ${eachBefore('wont, wouldnt, will not, would not', 'work, fit, fit in, do, manage, cope, suit us, suit me')}, ${eachBefore('isnt, arent, is not, are not', eachBefore('what im, what were, what we are, what i am', 'after, looking for'))}, ${eachBefore('isnt, arent, is not, are not', eachBefore('what i, what we', 'want, need'))}, ${eachBefore('are, is, look, looks', 'scary, scary to me')}, need not apply, no thanks, no thank you, ${eachBefore('make, makes', eachBefore('me, us, my wife, my husband, my mom, my kids', 'nervous, sneeze'))}`,
  ],
  [
    'auxiliary',
    'do, does, did, will, can, would, dont, doesnt, didnt, wont, cant, cannot, wouldnt',
  ],
  ['connector', 'a, an, another, the, and, or, for, with, of, in'],
  [
    'subject',
    'have:, pets:, mine, ours, i, we, ive, weve, am, im, id, wed, would, wouldnt, looks, look',
  ],
  ['goodWith', goodWith],
  ['liking', 'love, like, adore, prefer'],
  ['goodWith', goodWith.replaceAll(' with', ' w/')],
  ['goodWith', `${goodWith.replaceAll(' with', ' w')}, gd with, gd w, gd w/`],
  [
    'about',
    'smaller than a, smaller than an, smaller than my, bigger than a, bigger than an, bigger than my, larger than a, larger than an, larger than my, allergic to, allergies to, allergy to, sneeze around, no experience with, little experience with, experienced with, experience with',
  ],
  ['with', 'with, w/, w, around, with other'],
  [
    'several',
    `other, others, another, two, three, four, five, several, many, multiple, existing, resident, both, my, our,
     his, her, their, your, a, multi, a couple, a couple of, couple of, a few, few, a bunch of, lots of, a lot of, plenty of, dogs, cats, puppies, pups, kittens, doggies, kitties, pets, animals`,
  ],
  [
    'evenIf',
    `not just, not only, not necessarily, ${eachBefore('was, were, used to be', 'a, an, too, so, very, really')}, ${eachBefore('doesnt, does not, dont, do not', 'have to be, need to be, have to, has to be')}, neednt be, need not be, not required to be, not sure if, not sure about, unsure about, on the fence about, not sure whether, dont know if, unsure if, undecided if, whether, regardless if, even if, can be, could be, may be, might be, no matter if, doesnt matter if, dont mind if, dont care if, dont mind, do not mind, wouldnt mind, wont mind, will not mind, doesnt mind, open to, dont care about, dont care if it is, dont care whether, ${eachBefore('never, cant, cannot, couldnt, could never, wont, wouldnt, would never, who can, who could', 'say no to, said no to, turn down, refuse, resist')}, never said no to, ${eachBefore('not, nothing, no objection', 'against, to')}, not opposed to, not averse to, cool if, fine if, ok if, okay if, happy with, would consider, will consider`,
  ],
  ['forSomebody', 'for a, by a'],
  ['another', 'another, another one, one more, a third, a third one, a second one, a new one'],
  [
    'wants',
    'after a, after an, into, dreams, dream, dreaming, dreamed, begs, say, craves, considering, contemplating, debating, want, wants, wanting, wanna, need, needs, hopes, hope, look, looking, seeking, seeks, searching, search, allow, allows, would, says, said, hoping',
  ],
  [
    'prefers',
    'prefer, prefers, preferring, rather, take, taking, consider, get, getting, got, fan of, fan, recommend, recommends, suggests, seek, choose, adopt, adopting, interested, thinking of, thinking about, think, open, hope, find, send, show, give, like, love, both, couple of',
  ],
  ['seeker', 'looking for, looking to, looking 4, seeking, seeks, searching, wants, needs'],
  ['seeks', 'wants a, wants an, wants to adopt, seeks, seeks a, would like a'],
  ['for', 'for, in'],
  [
    'next',
    'new, next, soul, second, last, previous, first, future, forever, perfect, ideal, dream, own, best, very, favorite, favourite',
  ],
  ['accepted', 'ok, okay, fine, good'],
  ['relative', 'that, thats, who, whos, which'],
  [
    'is',
    'is, are, of, who weighs, that weighs, weighs, has, have, turns, turning, turned, who is, who are, that are',
  ],
  ['and', 'and, n, &, +, plus, as well as, both, also, /'],
  ['or', 'or, nor, /'],
  ['but', 'but, just'],
  [
    'whoever',
    eachBefore(
      'for',
      'someone who, somebody who, people who, a person who, a family that, a family who',
    ),
  ],
  ['past', 'was, were'],
  [
    'pronoun',
    'theyre, they are, shes, she is, she turns, she just turned, hes, he is, he turns, he just turned',
  ],
  ['former', 'last, previous, late, former'],
  ['definite', 'the'],
  ['modal', 'must, should, can, could, may, might, will, has to, have to, let, lets, only lets'],
  [
    'doing',
    'work, works, worked, travel, travels, teach, study, commute, trained, fostered, walked, groomed, drive, rent, walk, train, volunteer, groom, ride, breed, babysit',
  ],
  [
    'clause',
    'please, pls, plz, so, while, where, although, though, because, since, cause, cuz, provided, as long as, so long as',
  ],
  [
    'under',
    'under, below, less than, fewer than, younger than, not more than, up to, max, max of, maximum of, smaller than, lighter than, at most, at the most, no more than, not exceeding, capped at, maxes out at, tops out at, limit, limit of, limit is, weight limit, weight limit of, weight limit is, max weight, max weight of, max weight is, maximum weight, maximum weight of, maximum, <',
  ],
  [
    'over',
    'over, above, more than, older than, at least, at the least, not less than, no less than, no fewer than, upwards of, minimum of, min of, starting at, bigger than, larger than, heavier than, min, minimum, >',
  ],
  [
    'orOver',
    '+, plus, and up, and above, and over, and older, and bigger, and more, and beyond, or bigger, or larger, or heavier, minimum, min, or older, or more, or over, or above, or up',
  ],
  [
    'orUnder',
    'and under, or under, and below, and smaller, and lighter, or fewer, at the most, and younger, or younger, or less, and less, or below, or lighter, or smaller, max, maximum, is max, at most, tops, is the max, is my max, is our max, is the limit, is my limit, is our limit, limit, weight limit',
  ],
  ['text', 'b / w, be an only child, be the only child'],
  [
    'between',
    'b / w, between, between ages, between the ages, between the ages of, ages between, aged between, from, anywhere from, anywhere between, somewhere between, in between',
  ],
  ['to', 'to, and, or, thru, through, til, till, until, up to'],
  [
    'aged',
    'age:, ages:, preferred age:, age, aged, ages, around, about, approximately, approx, roughly, or so, ~, old, of age, weighing, weighs, full grown, fully grown, when grown, when fully grown, when full grown',
  ],
  ['agesOfAll', 'ages'],
  [
    'refusal',
    'none, is not, are not, isnt, arent, is not ok, is not okay, no, nope, nah, no please',
  ],
  ['ratherThan', 'over, preferred over, preferred to, than, >'],
  [
    'therefore',
    `so, so maybe, therefore, so rather, ${eachBefore('but', 'i want, we want, i need, we need, i prefer, we prefer, id prefer, wed prefer, id rather, wed rather')}`,
  ],
  [
    'correction',
    'no wait, wait no, oh wait, actually, i mean, i meant, scratch that, correction, oops, sorry, make that, or rather, on second thought, changed my mind, nevermind, never mind, instead',
  ],
  ['answer', 'no, none, nope, nah, no thanks, no thank you'],
  [
    'formerWish',
    'used to want, used to like, used to love, almost got, almost adopted, nearly got, thought about, thought of, was thinking of, were thinking of, considered, was looking for, were looking for, wanted, was going to get, were going to get, originally wanted',
  ],
  [
    'dream',
    'id love, id like, id prefer, i would love, i would like, wed love, wed like, we would love, we would like, would love, would like, would have liked, i wish, i want, we want, i like, we like, i love, we love',
  ],
  ['orSo', 'ish, or so, something, odd'],
  [
    'years',
    'year, years, yr, yrs, y, yo, yrs old, yr old, year old, years old, year olds, y o, year of age, years of age, yrs of age, year olds only',
  ],
  [
    'months',
    'month, months, mo, mos, mth, mths, month old, months old, month olds, months of age, m o, mnths',
  ],
  ['weeks', 'week, weeks, wk, wks, week old, weeks old, wks old, week olds'],
  ['pounds', 'pound, pounds, lb, lbs, ibs, pounder, pounders, #, weight'],
  ['kilograms', 'kg, kgs, kilo, kilos, kilogram, kilograms'],
  ['hours', 'hour, hours, hr, hrs, h'],
  [
    'otherUnit',
    'm2, minute, minutes, min, mins, day, days, mile, miles, inch, inches, feet, foot, ft, sq, sqft, square, cm, block, blocks, times, dollars, bucks, people, bedrooms',
  ],
];

/** From one. */
const numbers =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const tens = 'thirty forty fifty sixty seventy eighty ninety hundred';

/** "kidz", "kat", "puppi", "hipo" */
const soundOf = (word: string): string =>
  word
    .replace(/z/g, 's')
    .replace(/y/g, 'i')
    .replace(/ph/g, 'f')
    .replace(/ck|c(?![eihy])/g, 'k')
    .replace(/(?:ie|ee)$/, 'i');

export const english = compileTable(table, { numbers, tens, soundOf });
