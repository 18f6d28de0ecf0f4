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
