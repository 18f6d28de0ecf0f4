// Runs before the first paint, so that a chosen theme never flashes as the other one. A file of its
// own because the content security policy allows no inline script; the theme switch writes the key.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the theme of the system applies.
}
