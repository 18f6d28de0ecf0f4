import { eachBefore } from './each-before.ts';

const good = `good, great, ok, okay, fine, safe, friendly, gentle, sweet, patient, comfortable, nice, kind, best, happy, cool, excellent, amazing, awesome, wonderful, fantastic, perfect,
  lovely, tolerant, trustworthy, trusted, reliable, careful, polite, respectful, affectionate, loving, compatible, social, socialized, socialised, sociable, tested, raised, well, neutral, indifferent, used, bombproof`;

const live = `live, lives, lived, living, can live, could live, get along, gets along, getting along, get on, gets on, coexist, coexists, cohabit, mesh, meshes,
  vibe, vibes, bond, bonds, play, plays, play nice, plays nice, play nicely, plays nicely, mix, fit in, fits in, do well, does well, does great, do great, does good, do good, does fine, do fine,
  interact, interacts, grew up, grow up, share a home, share my home, share a house, share space, hang out, hangs out, hang, chill out`;

/** What stands before whom a pet gets along with; after a negation, before whom it does not. */
export const goodWith = `${eachBefore(good, 'with, around, to, toward, towards, for, near')}, ${eachBefore(live, 'with, around')},
  because of, due to, on account of, along with, ${eachBefore('hold, holds', eachBefore('his, her, its, their', 'own with'))}, join, joins, joining, ${eachBefore('who, that', 'grew up with')}, around other, be with, be around, ${eachBefore('can be, could be', 'with, around')}, been around, being around, used to being around, accustomed to, exposed to, introduced to,
  accepting of, trusting of, protective of, ideal for, suitable for, suited for, suited to, appropriate for, made for, meant for, can handle, handles, deal with, deals with, cope with, copes with, put up with, puts up with, unfazed by, unbothered by,
  ${eachBefore('friend, companion, buddy, playmate, pal, mate, brother, sister, sibling, company, protector, guardian', 'for, to')}, ${eachBefore('friends, buddies', 'with')},
  likes, like, loves, love, adores, adore, enjoys, enjoy, tolerates, tolerate, leaves, leave, ignores, ignore, ignoring, respects, respect, accepts, accept, welcomes, befriend, protect, protects, watch over,
  ${eachBefore('doesnt, dont, wont, wouldnt, does not, do not, will not, would not', 'mind')}`;

const badPrepositions = 'with, to, of, around, toward, towards, about, by';

/** What stands before whom a pet does not get along with; after a negation, before whom it does. */
export const badWith = `hates, hate, dislikes, dislike, cant stand, ${eachBefore(
  `afraid, scared, fearful, terrified, frightened, wary, aggressive, mean, jealous, nervous, anxious, stressed, uncomfortable, shy, skittish, reactive, rude, rough, possessive,
  snappy, fussy, intolerant, bad, terrible, unfriendly, bothered, intimidated, threatened, selective`,
  badPrepositions,
)}, ${eachBefore('problem, problems, issue, issues, trouble', 'with, around')}, ${eachBefore('dog selective, dog reactive, dog aggressive, cat aggressive, picky', 'with, to, towards, about')}, chase, chases, chasing, attack, attacks, attacking, hurt, hurts, scare, scares`;

/** What pets do to others, which only a negation asks about: "won't bite the kids". */
export const attacks = `hiss at, hisses at, swat at, swats at, swat, swats, bite, bites, nip, nips, nip at, snap at, snaps at, growl at, growls at, bark at, barks at, lunge at, lunges at, fight, fights, fight with, fights with, bother, bothers,
  harass, bully, bullies, pick on, eat, eats, kill, kills, jump on, jumps on, knock over, knocks over, terrorize, go after, goes after`;
