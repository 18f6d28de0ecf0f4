/** Mail programs know no CSS variables, so the colours of the web's theme are repeated here. */
const light = {
  paper: '#fbf6ec',
  surface: '#fffdf8',
  sunken: '#f3ecdd',
  line: '#e4dac7',
  text: '#24302b',
  muted: '#5a645c',
  action: '#1f4d3e',
  onAction: '#fffdf8',
};

const dark: typeof light = {
  paper: '#111a16',
  surface: '#1e2b25',
  sunken: '#263630',
  line: '#35463e',
  text: '#ece7da',
  muted: '#a7b3aa',
  action: '#84c9a6',
  onAction: '#0f211a',
};

const SERIF = "Fraunces, Georgia, 'Times New Roman', serif";
const SANS = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Inline styles, because some mail programs remove style sheets. */
export const inline = {
  page: `margin:0;padding:0;background-color:${light.paper};color:${light.text};font-family:${SANS};-webkit-text-size-adjust:100%`,
  sheet: 'width:100%;max-width:600px;margin:0 auto;border-collapse:separate',
  card: `background-color:${light.surface};border:1px solid ${light.line};border-radius:16px;overflow:hidden`,
  content: 'padding:32px 32px 20px',
  name: `padding:8px 8px 16px;font:600 17px/1.4 ${SERIF};color:${light.action}`,
  heading: `margin:0 0 20px;font:600 26px/1.25 ${SERIF};color:${light.text};overflow-wrap:anywhere`,
  paragraph: `margin:0 0 16px;font:400 17px/1.6 ${SANS};color:${light.text};overflow-wrap:anywhere`,
  photo: 'display:block;width:100%;height:auto;border:0',
  photoAlt: `font:400 15px/1.5 ${SANS};color:${light.muted};text-align:center`,
  facts: `width:100%;margin:4px 0 20px;border-collapse:collapse;border-top:1px solid ${light.line}`,
  fact: `padding:10px 0;border-bottom:1px solid ${light.line};font:400 16px/1.5 ${SANS};color:${light.text};text-align:left;vertical-align:top;overflow-wrap:anywhere`,
  factLabel: `padding:10px 16px 10px 0;border-bottom:1px solid ${light.line};font:600 15px/1.6 ${SANS};color:${light.muted};text-align:left;vertical-align:top;overflow-wrap:anywhere`,
  buttonCell: `border-radius:10px;background-color:${light.action}`,
  button: `display:inline-block;padding:13px 24px;font:600 17px/1.3 ${SANS};color:${light.onAction};text-decoration:none;border-radius:10px`,
  link: `color:${light.action};text-decoration:underline;text-underline-offset:3px`,
  quote: `margin:0 0 20px;padding:16px 20px;border-left:4px solid ${light.action};background-color:${light.sunken};font:italic 400 19px/1.6 ${SERIF};color:${light.text};border-radius:0 10px 10px 0;overflow-wrap:anywhere`,
  footer: `padding:20px 8px 32px;font:400 15px/1.7 ${SANS};color:${light.muted};overflow-wrap:anywhere`,
} as const;

/** Dark mode and small screens, for mail programs that read style sheets. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .content { padding: 24px 20px 12px !important; }
  .heading { font-size: 23px !important; }
  .button { display: block !important; text-align: center !important; }
  .button-table { width: 100% !important; }
  .fact-label, .fact { display: block !important; width: auto !important; }
  .fact-label { border-bottom: 0 !important; padding: 10px 0 0 !important; }
  .fact { padding: 0 0 10px !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background-color: ${dark.paper} !important; color: ${dark.text} !important; }
  .card { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; }
  .heading, .paragraph, .fact { color: ${dark.text} !important; }
  .name, .link { color: ${dark.action} !important; }
  .fact, .fact-label, .facts { border-color: ${dark.line} !important; }
  .footer, .fact-label, .photo-alt { color: ${dark.muted} !important; }
  .button-cell { background-color: ${dark.action} !important; }
  .button { color: ${dark.onAction} !important; }
  .quote { background-color: ${dark.sunken} !important; border-color: ${dark.action} !important; color: ${dark.text} !important; }
}`.trim();
