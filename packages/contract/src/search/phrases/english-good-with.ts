/** What stands before whom a pet gets along with; after "not", "hates" and the like, before whom it does not. */
export const goodWith = `good with, great with, ok with, okay with, fine with, safe with, gets along with, get along with,
  getting along with, gets on with, get on with, along with, lives with, lived with, live with, living with, likes,
  like, loves, love, friendly with, friendly to, friendly towards, good around, safe around, safe for, good for,
  used to, tolerates, tolerate, tolerant of, gentle with, sweet with, patient with, does well with, do well with,
  well with, comfortable with, nice to, kind to, friend for, companion for, buddy for, playmate for, brother for,
  sister for, company for, leaves, leave, doesnt mind, dont mind, wont mind, wouldnt mind, hates, dislikes, hate,
  afraid of, scared of, no problem with, no problems with, no issue with, no issues with, no trouble with,
  not aggressive with, not aggressive to, not aggressive towards, not afraid of, not scared of, not nervous around,
  not shy with`;
