import { localized } from '@pawmatch/contract/localized';

/** What the page for people who look after a shelter's site says. Names in `backticks` are shown as code. */
export const embedDocumentationMessages = localized('embedDocumentationMessages', {
  title: 'Pets on Your Own Site',
  lead: 'Show the pets of a shelter on any page with two lines of HTML, or read them as a feed. Everything here is public: it holds what the pages of the pets show, and nothing else. There are no cookies, no keys and nothing to install.',
  exampleTitle: 'It looks like this',
  /** In the example. */
  meetDogs: 'Meet our dogs',
  tagTitle: 'The tag',
  tag: 'Managers find it ready to copy under Data, Your Website. Put it where the pets should appear, as often as you like; the script line is needed once. The drawing inside is what people see without script: a link. It also keeps the place free while the pets load, so nothing on the page moves.',
  attributesTitle: 'Attributes',
  attribute: 'Attribute',
  values: 'Values',
  attributes:
    'Each one is optional. Several values are separated by commas, and upper and lower case are the same. A pet whose fact is unknown comes after those that are known to fit, as on our own pages, because unknown is not no. With a value that does not exist, only the link is shown.',
  shelter: 'The shelter, by its name in addresses. Without it, the pets of all shelters.',
  sort: 'The order. The newest come first unless you choose another one.',
  limit: 'How many pets at most, from 1 to 100; 12 without it. A link leads to all.',
  rows: 'How many rows of cards, from 1 to 3. The element is as high as its rows at any width; further cards are reached sideways.',
  lang: 'The language of the words around the pets and of the pages to which the links lead. Without it, that of the page around it, from the nearest `lang`. Any other language gets English. What the shelter writes stays as it writes it.',
  styleTitle: 'Looks',
  style:
    'The element takes the font and the text color of your page, and follows its light or dark `color-scheme`. The property `--pawmatch-accent` sets the color of links and buttons. Nothing else of your styles reaches into it, and nothing of it reaches out. It is as wide as the box around it. Give that box a width if it is only as wide as its content, such as a float: the element takes 300 pixels there.',
  policyTitle: 'Content security policy',
  policy: 'A strict policy needs our origin in three places, and no `unsafe-inline`:',
  cachingTitle: 'Addresses and caching',
  caching:
    'The script keeps its address as long as your tag works with it: a change that needs another tag gets another number in place of `v1`. Browsers keep it for an hour. Each element makes one call, which browsers keep for a minute. The call takes no credentials, and the script listens to no messages.',
  pausedTitle: 'When a shelter takes a break',
  paused:
    'While a shelter is paused, the element says so kindly and leads to the pets of others, and the feeds are empty.',
  feedsTitle: 'Feeds',
  address: 'Address',
  content: 'Content',
  feeds:
    'For programs, feed readers and calendars. Every site may read them without credentials. They answer `304` to what has not changed, and `429` with `Retry-After` beyond 600 requests a minute from one address.',
  parametersOfFeeds:
    'The two feeds of pets take the attributes above as parameters, with `_` in place of `-`, and `offset` to begin later in the list.',
  fieldsTitle: 'Fields of the JSON feed',
  field: 'Field',
  meaning: 'Meaning',
  fields:
    'The format is JSON Feed 1.1, which many programs read. What it has no name for is in `_pawmatch`. Fields may be added; none changes its meaning.',
  more: 'All calls with their schemas',

  feed: {
    'pets.json': 'Pets that can be visited, as JSON Feed 1.1.',
    'pets.atom': 'The same pets as Atom, for feed readers.',
    'open-days.ics':
      'When the shelter is open in the next 60 days, and on which days it is closed, for calendars.',
  },
  fieldMeanings: {
    'items[].id': 'Stays the same as long as the pet is listed, also when its name changes.',
    'items[].url': 'The page of the pet.',
    'items[].content_text': 'Summary and description, as the page shows them.',
    'items[].date_published': 'Since when the pet waits for a home.',
    'items[]._pawmatch.breed, color': 'As the shelter writes them.',
    'items[]._pawmatch.photo':
      'The main photo: addresses in four sizes, its description, its color while it loads, and the point that stays visible when it is cropped, from 0 to 1.',
    'items[]._pawmatch.bonded_with': 'The name of the pet that moves together with it, or null.',
    'items[]._pawmatch.lives_at': 'The shelter where it lives, when there are several.',
    next_url: 'The next page of a longer list.',
    '_pawmatch.total': 'How many pets match, on all pages.',
    '_pawmatch.is_paused': 'The shelter takes a break and shows no pets.',
  },
  /** After the values of a fact. */
  unknown: ({ values }: { values: string }) => `${values}, or \`null\` where it is unknown`,
  either: ({ one, other }: { one: string; other: string }) => `${one} or ${other}`,
});
