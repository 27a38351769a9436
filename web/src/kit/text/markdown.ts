// The little Markdown our leaflets are written in, read into blocks; nothing in it can become HTML.

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; inside: Inline[] }
  | { kind: 'em'; inside: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; inside: Inline[] };

export interface Item {
  inside: Inline[];
  anchor: string | null;
}

export type Block =
  | { kind: 'heading'; level: number; inside: Inline[]; anchor: string }
  | { kind: 'paragraph'; inside: Inline[]; anchor: string | null }
  | { kind: 'quote'; inside: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Item[] }
  | { kind: 'sketch'; text: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'rule' };

/** Before and after something drawn in letters. */
const FENCE = '```';
const BULLET = /^\s*[-*]\s+(.*)$/;
const NUMBER = /^\s*(\d+)[.)]\s+(.*)$/;
const RULE_NUMBER = /^\**(R\d+)\b/;

export function blocks(source: string): Block[] {
  const lines = source
    .replace(/\r\n?/g, '\n')
    .replace(/<!--[\s\S]*?-->/g, '')
    .split('\n');
  const found: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    if (!line.trim()) {
      at += 1;
      continue;
    }
    const end = endOf(lines, at);
    found.push(block(lines.slice(at, end)));
    at = end;
  }
  return found;
}

/** A block ends at an empty line, or where another kind of line begins. */
function endOf(lines: readonly string[], from: number): number {
  const kind = kindOf(lines[from] ?? '');
  let at = from + 1;
  if (kind === 'heading' || kind === 'rule') return at;
  if (kind === 'sketch') {
    const close = lines.indexOf(FENCE, at);
    return close < 0 ? lines.length : close + 1;
  }
  for (; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (!line.trim()) break;
    const next = kindOf(line);
    const goesOn = next === kind || (next === 'paragraph' && (kind === 'bullet' || kind === 'number' || kind === 'quote'));
    if (!goesOn) break;
  }
  return at;
}

type LineKind = 'heading' | 'rule' | 'sketch' | 'quote' | 'bullet' | 'number' | 'table' | 'paragraph';

function kindOf(line: string): LineKind {
  if (/^#{1,4}\s/.test(line)) return 'heading';
  if (/^(-{3,}|\*{3,})\s*$/.test(line)) return 'rule';
  if (line === FENCE) return 'sketch';
  if (line.startsWith('>')) return 'quote';
  if (/^\|.*\|\s*$/.test(line)) return 'table';
  if (BULLET.test(line)) return 'bullet';
  return NUMBER.test(line) ? 'number' : 'paragraph';
}

function block(lines: readonly string[]): Block {
  const first = lines[0] ?? '';
  switch (kindOf(first)) {
    case 'heading': {
      const [, marks = '#', title = ''] = /^(#+)\s+(.*)$/.exec(first) ?? [];
      return { kind: 'heading', level: marks.length, inside: inlines(title), anchor: anchorOf(title) ?? slug(title) };
    }
    case 'rule':
      return { kind: 'rule' };
    case 'sketch':
      return { kind: 'sketch', text: lines.filter((line) => line !== FENCE).join('\n') };
    case 'quote':
      return { kind: 'quote', inside: inlines(lines.map((line) => line.replace(/^>\s?/, '')).join(' ')) };
    case 'table':
      return table(lines);
    case 'bullet':
    case 'number':
      return list(lines);
    case 'paragraph': {
      const text = lines.map((line) => line.trim()).join(' ');
      return { kind: 'paragraph', inside: inlines(text), anchor: anchorOf(text) };
    }
  }
}

function list(lines: readonly string[]): Block {
  const texts: string[] = [];
  for (const line of lines) {
    const item = BULLET.exec(line)?.[1] ?? NUMBER.exec(line)?.[2];
    if (item !== undefined) texts.push(item);
    else texts[texts.length - 1] += ' ' + line.trim();
  }
  const number = NUMBER.exec(lines[0] ?? '');
  const items = texts.map((text) => ({ inside: inlines(text), anchor: anchorOf(text) }));
  return { kind: 'list', ordered: number !== null, start: Number(number?.[1] ?? 1), items };
}

function table(lines: readonly string[]): Block {
  const cells = (line: string): Inline[][] =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => inlines(cell.trim()));
  const rows = lines.filter((line) => !/^\|[\s:|-]+\|\s*$/.test(line)).map(cells);
  return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) };
}

const INLINE = /\*\*(.+?)\*\*|\*([^*]+?)\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/;

export function inlines(text: string): Inline[] {
  const found: Inline[] = [];
  let rest = text;
  for (let hit = INLINE.exec(rest); hit; hit = INLINE.exec(rest)) {
    if (hit.index) found.push({ kind: 'text', text: rest.slice(0, hit.index) });
    const [whole, strong, em, code, label, href] = hit;
    if (strong !== undefined) found.push({ kind: 'strong', inside: inlines(strong) });
    else if (em !== undefined) found.push({ kind: 'em', inside: inlines(em) });
    else if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (/^(https?:\/\/|\/(?!\/)|#)/.test(href ?? '')) found.push({ kind: 'link', href: href ?? '', inside: inlines(label ?? '') });
    else found.push(...inlines(label ?? ''));
    rest = rest.slice(hit.index + whole.length);
  }
  if (rest) found.push({ kind: 'text', text: rest });
  return found;
}

/** Rules carry their number at the start: their place is #R7. */
function anchorOf(text: string): string | null {
  return RULE_NUMBER.exec(text)?.[1] ?? null;
}

function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
