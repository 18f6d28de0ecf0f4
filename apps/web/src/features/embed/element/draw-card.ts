import type { OpenPet } from '@pawmatch/contract/open-feeds/open-feed-endpoints';
import { draw, drawIcon } from './draw.ts';
import type { EmbedMessages } from './embed-messages.ts';

const PAW =
  'M12 12c2.6 0 6 3.1 6 5.6 0 1.6-1.3 2.4-2.7 2.4-1.2 0-2.2-.5-3.3-.5s-2.1.5-3.3.5C7.3 20 6 19.2 6 17.6 6 15.1 9.4 12 12 12zM6.2 9.300c1 0 1.8 1.1 1.8 2.400S7.2 14 6.2 14s-1.8-1-1.8-2.3.8-2.4 1.8-2.400zm11.6 0c1 0 1.8 1.1 1.8 2.400s-.8 2.3-1.8 2.3-1.8-1-1.8-2.3.8-2.4 1.8-2.400zM9.6 4.800c1.1 0 1.9 1.2 1.9 2.700s-.8 2.7-1.9 2.7-1.9-1.2-1.9-2.7.8-2.7 1.9-2.700zm4.8 0c1.1 0 1.9 1.2 1.9 2.700s-.8 2.7-1.9 2.7-1.9-1.2-1.9-2.7.8-2.7 1.9-2.700z';

/** How wide cards are, of which the browser knows nothing before it loads a photo. */
const SIZES = '290px';

function drawPhoto({ _pawmatch: { photo } }: OpenPet): HTMLElement {
  const frame = draw('span', { class: 'photo' });
  const showPaw = () => frame.replaceChildren(drawIcon(PAW));
  if (!photo) {
    showPaw();
    return frame;
  }
  const { urls, alt, color, focal_point: point } = photo;
  const image = draw('img', {
    alt: alt ?? '',
    loading: 'lazy',
    decoding: 'async',
    sizes: SIZES,
    srcset: `${urls.small} 320w, ${urls.medium} 640w`,
    src: urls.medium,
  });
  image.style.objectPosition = `${point.x * 100}% ${point.y * 100}%`;
  if (color) frame.style.background = color;
  image.addEventListener('error', showPaw);
  frame.append(image);
  return frame;
}

/** One pet as a link to its page. Long names and breeds are cut; the whole is behind the link. */
export function drawCard(
  pet: OpenPet,
  messages: EmbedMessages,
  linkAttributes: Readonly<Record<string, string>>,
): HTMLElement {
  const facts = pet._pawmatch;
  const label = (name: 'age_group' | 'sex' | 'size') => messages.fact(name, facts[name], facts);
  const { lives_at: home, bonded_with: other } = facts;
  const last = other ? messages.together(other) : (home?.city ?? home?.name ?? pet.summary);
  const line = (text: string) => draw('span', { class: 'line' }, text);
  return draw(
    'a',
    { class: 'card', href: pet.url, ...linkAttributes },
    drawPhoto(pet),
    facts.special_needs ? draw('span', { class: 'mark' }, messages.specialNeeds) : null,
    draw(
      'span',
      { class: 'text' },
      draw('span', { class: 'name' }, pet.title),
      line(facts.breed),
      line([label('age_group'), label('sex'), label('size')].join(' · ')),
      last ? line(last) : null,
    ),
  );
}
