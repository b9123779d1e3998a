/** A part of a mail, written as text and as HTML. All its texts are plain: nothing in them is markup. */
export type Block =
  | { kind: 'heading' | 'paragraph' | 'note'; text: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: 'message'; who: string; when: string; text: string; isVisitor: boolean };

const NO_TEXT = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029\v\f]/g;

/** A text of several lines without control characters, and without those that turn the direction of what follows. */
export const cleanText = (text: string): string =>
  text
    .replace(LINE_ENDS, '\n')
    .toWellFormed()
    .replace(NO_TEXT, (character) => (character === '\n' || character === '\t' ? character : ''))
    .trim();

/** The same in one line, cut behind `longest` characters. */
export const cleanLine = (text: string, longest = 120): string => {
  const line = cleanText(text).replace(/\s+/g, ' ');
  const characters = [...line];
  return characters.length <= longest ? line : `${characters.slice(0, longest - 1).join('')}…`;
};

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** A text as HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

const asText = (block: Block): string => {
  if (block.kind === 'heading') return `${block.text}\n${'-'.repeat(Math.min(60, [...block.text].length))}`;
  if (block.kind === 'facts') return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  if (block.kind === 'message') return `${block.who}, ${block.when}\n${block.text.replace(/^/gm, '  ')}`;
  return block.text;
};

export const writeText = (blocks: readonly Block[]): string => `${blocks.map(asText).join('\n\n')}\n`;

// Half-transparent greys and blues are seen on white and on black alike; the colour of the text is the reader's.
const STYLE = {
  body: 'margin:0;padding:24px 12px;font:16px/1.5 -apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif',
  page: 'max-width:640px;margin:0 auto',
  heading: 'font-size:18px;line-height:1.3;margin:28px 0 10px',
  title: 'font-size:22px;line-height:1.3;margin:0 0 12px',
  paragraph: 'margin:0 0 14px;white-space:pre-wrap;overflow-wrap:anywhere',
  note: 'margin:14px 0 0;font-size:13px;opacity:.72;white-space:pre-wrap;overflow-wrap:anywhere',
  facts: 'margin:0 0 16px;padding:12px 16px;border:1px solid rgba(128,128,128,.4);border-radius:10px',
  label: 'display:inline-block;width:136px;vertical-align:top;font-size:13px;line-height:24px;opacity:.72',
  value: 'display:inline-block;max-width:100%;margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font-weight:600',
  who: 'font-size:13px;opacity:.72;margin:0 0 4px',
  said: 'margin:0;white-space:pre-wrap;overflow-wrap:anywhere',
};
const bubble = (isVisitor: boolean): string =>
  `margin:0 ${isVisitor ? '0 10px 32px' : '32px 10px 0'};padding:10px 14px;border-radius:12px;background:${
    isVisitor ? 'rgba(46,117,210,.18)' : 'rgba(128,128,128,.14)'
  }`;

const asHtml = (block: Block): string => {
  if (block.kind === 'heading') return `<h2 style="${STYLE.heading}">${escapeHtml(block.text)}</h2>`;
  if (block.kind === 'facts') {
    const facts = block.facts.map(
      ([label, value]) =>
        `<div><dt style="${STYLE.label}">${escapeHtml(label)}</dt><dd style="${STYLE.value}">${escapeHtml(value)}</dd></div>`,
    );
    return `<dl style="${STYLE.facts}">${facts.join('')}</dl>`;
  }
  if (block.kind === 'message') {
    const who = `<p style="${STYLE.who}">${escapeHtml(block.who)} · ${escapeHtml(block.when)}</p>`;
    return `<div style="${bubble(block.isVisitor)}">${who}<p style="${STYLE.said}">${escapeHtml(block.text)}</p></div>`;
  }
  return `<p style="${STYLE[block.kind]}">${escapeHtml(block.text)}</p>`;
};

/** A page without tables, pictures, scripts and links of ours, in the colours of the reader's mail program. */
export const writeHtml = (title: string, blocks: readonly Block[], language: string): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}</title><style>:root{color-scheme:light dark}</style></head>`,
    `<body style="${STYLE.body}"><div style="${STYLE.page}"><h1 style="${STYLE.title}">${escapeHtml(title)}</h1>`,
    ...blocks.map(asHtml),
    '</div></body></html>',
  ].join('\n');
