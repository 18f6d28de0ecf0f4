import { currentLanguage } from '@pawmatch/contract/localized';
import type { WordsIn } from '@pawmatch/contract/own-words';
import { escapeUTF8 as escapeHtml } from 'entities/escape';
import type { MailBlock, MailDraft, MailFooterLine, MailLink } from './mail-draft.ts';
import { inline, styleSheet } from './mail-styles.ts';

/** Mails link to web pages, telephone numbers and mailboxes, and to nothing that a script could be. */
const safeUrl = (url: string) => (/^(https?:\/\/|tel:|mailto:)/i.test(url) ? escapeHtml(url) : '#');

const withBreaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

const styled = (name: keyof typeof inline) => `style="${escapeHtml(inline[name])}"`;

/**
 * Renders a mail as an HTML document of tables and inline styles, which is what mail programs support
 * (https://www.caniemail.com). The document can be read without its pictures and without its style sheet.
 */
export function renderMailHtml({ subject, greeting, blocks, footer }: MailDraft): string {
  const photo = blocks.find((block) => typeof block !== 'string' && block.kind === 'photo');
  const main = blocks.find((block) => typeof block !== 'string' && block.kind === 'link');
  const body = blocks.filter((block) => block !== photo);
  const name = footer[0]?.text ?? '';
  const language = currentLanguage();
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escapeHtml(subject)}</title>
<style>${styleSheet}</style>
</head>
<body class="page" ${styled('page')}>
<div class="page" role="article" aria-roledescription="email" aria-label="${escapeHtml(subject)}" lang="${language}" ${styled('page')}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:16px 12px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${styled('sheet')}>
<tr><td class="name" ${styled('name')}>${escapeHtml(name)}</td></tr>
<tr><td class="card" ${styled('card')}>
${photo ? htmlOf(photo, main) : ''}<div class="content" ${styled('content')}>
<h1 class="heading" ${styled('heading')}>${escapeHtml(subject)}</h1>
${htmlOf(greeting, main)}${body.map((block) => htmlOf(block, main)).join('')}</div>
</td></tr>
<tr><td class="footer" ${styled('footer')}>${footer.map(htmlOfLine).join('<br>')}</td></tr>
</table>
</td></tr></table>
</div>
</body>
</html>
`;
}

function htmlOf(block: MailBlock, main: MailBlock | undefined): string {
  if (typeof block === 'string') {
    return `<p class="paragraph" ${styled('paragraph')}>${withBreaks(block)}</p>\n`;
  }
  switch (block.kind) {
    case 'link':
      return block === main
        ? buttonOf(block)
        : `<p class="paragraph" ${styled('paragraph')}>${anchor(block.url, block.label)}</p>\n`;
    case 'facts': {
      const rows = block.facts.map(
        ({ label, value }) =>
          `<tr><th scope="row" class="fact-label" width="22%" ${styled('factLabel')}>${escapeHtml(label)}</th><td class="fact" width="78%" ${styled('fact')}>${withBreaks(value)}</td></tr>`,
      );
      return `<table class="facts" cellpadding="0" cellspacing="0" border="0" ${styled('facts')}>${rows.join('')}</table>\n`;
    }
    case 'lines':
      return `<p class="paragraph" ${styled('paragraph')}>${block.lines.map(htmlOfWords).join('<br>')}</p>\n`;
    case 'photo':
      return `<div class="photo-alt" ${styled('photoAlt')}><img src="${safeUrl(block.url)}" alt="${escapeHtml(block.alt)}" width="600" ${styled('photo')}></div>\n`;
    case 'quote':
      return `<blockquote class="quote" ${styled('quote')}>${withBreaks(block.text)}</blockquote>\n`;
  }
}

function htmlOfWords(line: string | WordsIn<string>): string {
  if (typeof line === 'string') return withBreaks(line);
  const html = withBreaks(line.words);
  return line.language === currentLanguage()
    ? html
    : `<span lang="${line.language}">${html}</span>`;
}

const buttonOf = ({ label, url }: MailLink) =>
  `<table role="presentation" class="button-table" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr><td class="button-cell" ${styled('buttonCell')}><a class="button" href="${safeUrl(url)}" ${styled('button')}>${escapeHtml(label)}</a></td></tr></table>\n`;

const anchor = (url: string, text: string) =>
  `<a class="link" href="${safeUrl(url)}" ${styled('link')}>${escapeHtml(text)}</a>`;

function htmlOfLine({ label, text, url }: MailFooterLine, index: number): string {
  if (url && url === text) return anchor(url, label ?? text);
  const value = url ? anchor(url, text) : escapeHtml(text);
  if (index === 0) return `<strong>${value}</strong>`;
  return label ? `${escapeHtml(label)}: ${value}` : value;
}
