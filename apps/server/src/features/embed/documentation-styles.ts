/** Of the page alone, which loads nothing else. */
export const documentationStyles = `
:root { color-scheme: light dark; --line: #d9d2c3; --sunken: #f3ecdd; --link: #1f4d3e; }
@media (prefers-color-scheme: dark) {
  :root { --line: #35463e; --sunken: #1e2b25; --link: #84c9a6; }
}
* { box-sizing: border-box; }
body { margin: 0; font: 1.0625rem/1.6 system-ui, sans-serif; background: Canvas; color: CanvasText; }
main { max-width: 62rem; margin: 0 auto; padding: 2rem clamp(1rem, 4vw, 2.5rem) 5rem; overflow-wrap: break-word; }
h1 { font-size: 2rem; line-height: 1.15; margin: 0 0 1rem; }
h2 { font-size: 1.3rem; line-height: 1.3; margin: 2.5rem 0 .5rem; }
nav { display: flex; justify-content: flex-end; gap: 1rem; }
p { max-width: 44rem; margin: .5rem 0 1rem; }
.lead { font-size: 1.1875rem; }
a { color: var(--link); display: inline-block; min-height: 1.5rem; }
code { font: .9em/1.5 ui-monospace, monospace; background: var(--sunken); border-radius: 4px; padding: .1em .3em; }
pre { background: var(--sunken); border: 1px solid var(--line); border-radius: 10px; padding: 1rem; overflow-x: auto; }
pre code { background: none; padding: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; min-width: 34rem; font-size: .9375rem; }
th, td { text-align: start; vertical-align: top; padding: .55rem .75rem .55rem 0; border-bottom: 1px solid var(--line); }
th[scope=row] { font-weight: 400; width: 17rem; overflow-wrap: anywhere; }
@media (max-width: 40rem) {
  table { min-width: 0; }
  th[scope=row] { width: 45%; }
}
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
`;
