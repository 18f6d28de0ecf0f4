import {
  EMBED_ELEMENT,
  embedHeight,
  embedRows,
  readEmbedQuery,
} from '@pawmatch/contract/embed/embed-tag';
import { type Language, languagePrefix } from '@pawmatch/contract/languages';
import type { PetFeed } from '@pawmatch/contract/open-feeds/open-feed-endpoints';
import { OPEN_PETS_PATH } from '@pawmatch/contract/open-feeds/open-pet-names';
import { draw, drawIcon, drawWidth } from './draw.ts';
import { drawCard } from './draw-card.ts';
import { messagesIn } from './embed-languages.ts';
import type { EmbedMessages } from './embed-messages.ts';
import styles from './pets-element.css?inline';

const NEXT = 'M9 5l7 7-7 7';
const PREVIOUS = 'M15 5l-7 7 7 7';

/** More are beside the screen. */
const MAX_SKELETON_COLUMNS = 6;

/** In a frame, such as that of a site builder, our pages would be refused. */
const linkAttributes = (): Record<string, string> =>
  window.top === window.self ? {} : { target: '_blank', rel: 'noopener' };

const drawLink = (href: string, text: string) => draw('a', { href, ...linkAttributes() }, text);

const drawMessage = (text: string, link: HTMLElement) =>
  draw('div', { class: 'message' }, draw('p', {}, text), link);

/** The arrows for who has no way to scroll sideways; hidden while all cards are in sight. */
function drawArrows(list: HTMLElement, messages: EmbedMessages): HTMLElement {
  const arrow = (label: string, icon: string, direction: 1 | -1) => {
    const button = draw('button', { type: 'button', 'aria-label': label }, drawIcon(icon));
    button.addEventListener('click', () => {
      const isReversed = getComputedStyle(list).direction === 'rtl';
      list.scrollBy({ left: list.clientWidth * 0.9 * direction * (isReversed ? -1 : 1) });
    });
    return button;
  };
  const previous = arrow(messages.previous, PREVIOUS, -1);
  const next = arrow(messages.next, NEXT, 1);
  const arrows = draw('div', { class: 'arrows' }, previous, next);
  const update = () => {
    const left = Math.abs(list.scrollLeft);
    const most = list.scrollWidth - list.clientWidth;
    arrows.hidden = most < 2;
    previous.setAttribute('aria-disabled', String(left < 2));
    next.setAttribute('aria-disabled', String(left > most - 2));
  };
  list.addEventListener('scroll', update, { passive: true });
  new ResizeObserver(update).observe(list);
  return arrows;
}

function drawFeed(feed: PetFeed, messages: EmbedMessages): HTMLElement {
  const { shelter, is_paused: isPaused } = feed._pawmatch;
  if (isPaused) {
    return drawMessage(messages.paused, drawLink(feed.home_page_url, messages.others));
  }
  const all = drawLink(feed.home_page_url, messages.all(shelter?.name ?? null));
  if (feed.items.length === 0) return drawMessage(messages.none, all);
  const cards = feed.items.map((pet) => draw('li', {}, drawCard(pet, messages, linkAttributes())));
  const list = draw('ul', { role: 'list' }, ...cards);
  const foot = draw('div', { class: 'foot' }, all, drawArrows(list, messages));
  // A group, because a page may have several of the same name, and regions must differ.
  return draw(
    'div',
    { class: 'region', role: 'group', 'aria-label': messages.title(shelter?.name ?? null) },
    list,
    foot,
  );
}

/** The feed with links to the pages in a language: it is one for all readers, and its own lead to English pages. */
function withLinksIn(language: Language, feed: PetFeed): PetFeed {
  const leadTo = (address: string) => {
    const url = new URL(address);
    url.pathname = languagePrefix(language) + url.pathname;
    return url.href;
  };
  const items = feed.items.map((pet) => ({ ...pet, url: leadTo(pet.url) }));
  return { ...feed, home_page_url: leadTo(feed.home_page_url), items };
}

/** Cards without content, where the pets will be. */
function drawSkeleton(count: number, messages: EmbedMessages): HTMLElement {
  const cards = Array.from({ length: count }, () =>
    draw('li', { 'aria-hidden': 'true' }, draw('div', { class: 'card' })),
  );
  const text = draw('p', { class: 'hidden-text', role: 'status' }, messages.loading);
  return draw('div', { class: 'region' }, text, draw('ul', { 'aria-hidden': 'true' }, ...cards));
}

/**
 * Defines the element that shows pets on any site. Its height depends on the rows in its tag alone, so that nothing
 * moves when it is defined, nor when the pets come. If they do not, the link of the tag is shown.
 * @param origin of the server
 */
export function definePetsElement(origin: string): void {
  // Two tags on a page, each with the script; or a browser that would need inline styles.
  if (customElements.get(EMBED_ELEMENT) || !('adoptedStyleSheets' in document)) return;

  class PetsElement extends HTMLElement {
    connectedCallback(): void {
      // Moved to another place of the page.
      if (this.shadowRoot) return;
      const root = this.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      const rows = embedRows(this.getAttribute('rows'));
      sheet.replaceSync(
        `${styles}:host{height:${embedHeight(rows)}px !important;--rows:${rows} !important}`,
      );
      root.adoptedStyleSheets = [sheet];
      void this.#load(root, rows);
    }

    async #load(root: ShadowRoot, rows: number): Promise<void> {
      const { language, messages } = messagesIn(this.closest<HTMLElement>('[lang]')?.lang ?? '');
      const query = readEmbedQuery((name) => this.getAttribute(name));
      const count = Math.min(Number(query.get('limit')) || 1, rows * MAX_SKELETON_COLUMNS);
      const show = (content: HTMLElement) => root.replaceChildren(drawWidth(), content);
      show(drawSkeleton(count, messages));
      try {
        const response = await fetch(`${origin}/api${OPEN_PETS_PATH}?${query}`, {
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
        });
        if (!response.ok) throw new Error(String(response.status));
        const feed = withLinksIn(language, (await response.json()) as PetFeed);
        const content = drawFeed(feed, messages);
        content.lang = language;
        show(content);
      } catch {
        root.replaceChildren(draw('slot'));
      }
    }
  }

  customElements.define(EMBED_ELEMENT, PetsElement);
}
