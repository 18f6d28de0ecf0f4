/** What stands before whom a pet gets along with; after a negation, before whom it does not. */
export const goodWith = `good with, great with, ok with, okay with, fine with, safe with, gets along with, get along with,
  getting along with, gets on with, get on with, along with, lives with, lived with, live with, living with, likes,
  like, loves, love, friendly with, friendly to, friendly towards, good around, safe around, safe for, good for,
  used to, tolerates, tolerate, tolerant of, gentle with, sweet with, patient with, does well with, do well with,
  well with, comfortable with, nice to, kind to, friend for, companion for, buddy for, playmate for, brother for,
  sister for, company for, leaves, leave, ignores, ignore, ignoring, respects, accepts, accepting of, plays well with, plays nice with, raised with, raised around, who grew up with, that grew up with, doesnt mind, dont mind, wont mind, wouldnt mind`;

/** What stands before whom a pet does not get along with; after a negation, before whom it does. */
export const badWith = `hates, hate, dislikes, dislike, afraid of, scared of, fearful of, aggressive with, aggressive to, aggressive towards,
  aggressive toward, mean to, mean with, jealous of, jealous with, nervous around, nervous with, shy with, reactive to, problem with, problems with,
  issue with, issues with, trouble with, chase, chases, chasing, attack, attacks, hurt, hurts`;
