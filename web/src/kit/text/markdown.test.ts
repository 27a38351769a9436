import { describe, expect, it } from 'vitest';
import { blocks, inlines } from './markdown.ts';

describe('a leaflet', () => {
  it('is read block by block', () => {
    const read = blocks('# Règles\n\nUn **mot**.\n\n- un\n- deux\n  suite\n\n1. a\n2. b\n\n> note\n---\n| x | y |\n|---|---|\n| 1 | 2 |');
    expect(read.map((one) => one.kind)).toEqual(['heading', 'paragraph', 'list', 'list', 'quote', 'rule', 'table']);
    expect(read[2]).toMatchObject({ ordered: false, items: [{ inside: [{ text: 'un' }] }, { inside: [{ text: 'deux suite' }] }] });
    expect(read[6]).toMatchObject({ head: [[{ text: 'x' }], [{ text: 'y' }]], rows: [[[{ text: '1' }], [{ text: '2' }]]] });
  });

  it('gives each numbered rule its place, in any kind of block', () => {
    const read = blocks('**R1.** Jouez.\n\n- R2 Posez.\n\n## R3 · Fin\n\n### Les zones à côté');
    expect(read[0]).toMatchObject({ anchor: 'R1' });
    expect(read[1]).toMatchObject({ items: [{ anchor: 'R2' }] });
    expect(read[2]).toMatchObject({ anchor: 'R3', level: 2 });
    expect(read[3]).toMatchObject({ anchor: 'les-zones-a-cote' });
  });

  it('keeps HTML as plain text and drops dangerous links', () => {
    expect(inlines('<b>x</b>')).toEqual([{ kind: 'text', text: '<b>x</b>' }]);
    expect(inlines('[x](javascript:1)')).toEqual([{ kind: 'text', text: 'x' }]);
    expect(inlines('[x](//evil.example)')).toEqual([{ kind: 'text', text: 'x' }]);
  });

  it('nests emphasis', () => {
    expect(inlines('a *b* `c` [**d**](/e)')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'em', inside: [{ kind: 'text', text: 'b' }] },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'c' },
      { kind: 'text', text: ' ' },
      { kind: 'link', href: '/e', inside: [{ kind: 'strong', inside: [{ kind: 'text', text: 'd' }] }] },
    ]);
  });

  it('keeps what is drawn in letters as it is drawn', () => {
    expect(blocks('Two grids:\n```\nT A  R E\n\n- * #\n```\nAfter.').map((block) => (block.kind === 'sketch' ? block.text : block.kind))).toEqual([
      'paragraph',
      'T A  R E\n\n- * #',
      'paragraph',
    ]);
  });
});
