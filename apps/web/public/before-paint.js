// Runs before the first paint. A file of its own, because the content security policy allows no
// inline script.
const page = document.documentElement.dataset;
try {
  // So that a chosen theme never flashes as the other one; the theme switch writes the key.
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') page.theme = theme;
  // The server writes pages as a visitor sees them: what somebody signed in would see instead stays
  // hidden until it is known who is there.
  if (sessionStorage.getItem('user') || /(^|; )has_session=/.test(document.cookie)) {
    page.session = 'expected';
  }
} catch {
  // Storage is blocked: the theme of the system applies.
}
// The browser's own bar has the colour of the theme that shows: of the chosen one, else the system's.
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

// Presses, choices and keys from before the application is there are repeated when it is
// (event-replay.ts).
window.recordedEvents = [];
const remember = (event) => {
  const { type, target } = event;
  // What is typed stays in its field, where it is found.
  const heard = type === 'change' ? 'select, [type="radio"]' : 'button, [data-early]';
  const element = target.closest(heard);
  const touches = window.recordedEvents;
  if (!element || !touches) return;
  // Followed at once, such a link would lose what the application adds; who insists is let go.
  if (element.href && touches.every((it) => it.element !== element)) event.preventDefault();
  touches.push({ element, value: element.value });
};
// A dialog that the server wrote takes these keys. Elsewhere the browser itself acts on them.
const rememberKey = (event) => {
  const { key, target, repeat } = event;
  if (!/^(Escape|ArrowLeft|ArrowRight)$/.test(key) || repeat) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!document.querySelector('dialog[open]') || target.closest('input, select, textarea')) return;
  window.recordedEvents?.push({ element: target, key });
};
addEventListener('click', remember, true);
addEventListener('change', remember, true);
addEventListener('keydown', rememberKey, true);

// A page that the server wrote shows its pets without the application: on a weak network their
// pictures go before its scripts, unless somebody is signed in or touches something first.
addEventListener('DOMContentLoaded', () => {
  const late = document.querySelector('meta[name="late-scripts"]');
  if (!late) return;
  const [entry, ...others] = late.content.split(' ');
  const touches = ['pointerdown', 'keydown'];

  function add(name, attributes) {
    const element = document.createElement(name);
    document.head.append(Object.assign(element, { crossOrigin: '' }, attributes));
  }
  function start() {
    if (!late.isConnected) return;
    late.remove();
    for (const href of others) add('link', { rel: 'modulepreload', href });
    add('script', { type: 'module', src: entry });
  }
  for (const touch of touches) addEventListener(touch, start, { capture: true, once: true });
  setTimeout(start, 4_000);

  // Begun before the page's load event, scripts keep it waiting: after it, all is there.
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
