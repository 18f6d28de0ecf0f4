import { currentLanguage } from '@pawmatch/contract/localized';
import type { MailBlock, MailDraft, MailFooterLine, RenderedMail } from './mail-draft.ts';
import { renderMailHtml } from './render-mail-html.ts';

/** Renders a mail as plain text and as HTML. */
export function renderMail(draft: MailDraft): RenderedMail {
  return {
    subject: draft.subject,
    text: renderText(draft),
    html: renderMailHtml(draft),
    language: currentLanguage(),
  };
}

/** A URL has a line of its own, so that mail programs recognise all of it. */
function renderText({ greeting, blocks, footer }: MailDraft): string {
  const parts = [greeting, ...blocks.map(textOf), footer.map(textOfLine).join('\n')];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function textOf(block: MailBlock): string {
  if (typeof block === 'string') return block;
  switch (block.kind) {
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'facts':
      return block.facts.map(textOfFact).join('\n');
    case 'lines':
      return block.lines.map((line) => (typeof line === 'string' ? line : line.words)).join('\n');
    case 'photo':
      return '';
    case 'quote':
      return block.text.replace(/^/gm, '> ');
  }
}

const textOfFact = ({ label, value }: { label: string; value: string }) => `${label}: ${value}`;

const textOfLine = ({ label, text }: MailFooterLine) => (label ? `${label}: ${text}` : text);
