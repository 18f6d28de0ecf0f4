// Runs before the first paint. The build writes it into the pages (inline-first-paint.mjs).
const page = document.documentElement.dataset;
try {
  // Applied before the first paint, so that the other theme never flashes. The theme switch stores it.
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') page.theme = theme;
  // The server renders pages for visitors. What looks different when logged in stays hidden until the
  // session has been checked.
  if (sessionStorage.getItem('user') || /(^|; )has_session=/.test(document.cookie)) {
    page.session = 'expected';
  }
} catch {
  // Storage is blocked: the theme of the system applies.
}
// The browser's own bar takes the colour of the current theme: the chosen one, else the system's.
const bars = [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => ({
  meta,
  media: meta.media,
}));
function colorBar() {
  for (const { meta, media } of bars) {
    meta.media = page.theme ? (media.includes(page.theme) ? 'all' : 'not all') : media;
  }
}
colorBar();
new MutationObserver(colorBar).observe(document.documentElement, {
  attributeFilter: ['data-theme'],
});

// Events from before hydration are recorded here and replayed afterwards (event-replay.ts).
window.recordedEvents = [];
const record = (event) => {
  const { type, target } = event;
  // Typed text needs no replay: it stays in its field.
  const selector = type === 'change' ? 'select, [type="radio"]' : 'button, [data-replay]';
  const element = target.closest(selector);
  const recorded = window.recordedEvents;
  if (!element || !recorded) return;
  // A link to be replayed carries router state, so its first click waits; a second click navigates.
  if (element.href && recorded.every((it) => it.element !== element)) event.preventDefault();
  recorded.push({ element, value: element.value });
};
// A server-rendered dialog handles these keys. Elsewhere the browser itself acts on them.
const recordKey = (event) => {
  const { key, target, repeat } = event;
  if (!/^(Escape|ArrowLeft|ArrowRight)$/.test(key) || repeat) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!document.querySelector('dialog[open]') || target.closest('input, select, textarea')) return;
  window.recordedEvents?.push({ element: target, key });
};
addEventListener('click', record, true);
addEventListener('change', record, true);
addEventListener('keydown', recordKey, true);

// Until the router listens (event-replay.ts), the server renders the page that a step in the history leads to.
const { pathname, search } = location;
addEventListener('popstate', () => {
  const isElsewhere = location.pathname !== pathname || location.search !== search;
  if (isElsewhere && !('routed' in page)) location.reload();
});

// A server-rendered page shows its pets before the scripts run. On a slow network the photos load
// first, then the deferred scripts, unless the visitor is logged in or starts to interact.
addEventListener('DOMContentLoaded', () => {
  const deferred = document.querySelector('meta[name="deferred-scripts"]');
  if (!deferred) return;
  const [entry, ...others] = deferred.content.split(' ');

  function add(name, attributes) {
    const element = document.createElement(name);
    document.head.append(Object.assign(element, { crossOrigin: '' }, attributes));
  }
  function start() {
    if (!deferred.isConnected) return;
    deferred.remove();
    add('script', { type: 'module', src: entry });
    // A page of many scripts would keep the visitor waiting if it asked for them all at once.
    for (const href of others) setTimeout(() => add('link', { rel: 'modulepreload', href }));
  }
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, start, { capture: true, once: true });
  }
  setTimeout(start, 4_000);

  // Scripts that start before the load event delay it; after the load event all photos are there.
  const pictures = [...document.images].filter(
    ({ fetchPriority, complete }) => fetchPriority === 'high' && !complete && !page.session,
  );
  const ends = pictures.map(
    (picture) =>
      new Promise((end) => {
        picture.onload = end;
        picture.onerror = end;
      }),
  );
  void Promise.all(ends).then(start);
});
