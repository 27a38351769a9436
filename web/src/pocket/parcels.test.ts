import { describe, expect, it } from 'vitest';
import { lzma } from './lzma.ts';
import { travelling, unpacked, type Unpack } from './parcels.ts';

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const unpack: Unpack = (packed, size) => Promise.resolve(lzma(new Uint8Array(packed), size).buffer);

/** As Python's lzma packs them: « 1+1{} », and a text that says the same again and again. */
const SHORT = 'XQAAgAD//////////wAYisKMvFa5A////eKgAA==';
const LONG = 'XQAAgAD//////////wAoG8qGIyE0KCqGxnv+mKVAeNOrdjCBHK36I64Iuf46ceNswrIi2ZeRxqFscq8QQxdNfeLjVjv/8foXAA==';
const TEXT = 'Potage, potager ! '.repeat(6) + 'Le potager de la tablée est un potage de tables.';

describe('LZMA', () => {
  it('is unpacked as it was packed', () => {
    expect(new TextDecoder().decode(lzma(bytes(LONG), 157))).toBe(TEXT);
  });

  it('that is none is refused', () => {
    expect(() =>
      lzma(
        bytes(LONG).map((one, at) => (at < 30 ? one : one ^ 0xff)),
        157,
      ),
    ).toThrow('not LZMA');
  });
});

describe('a parcel', () => {
  const parcel = { size: 28, mark: '', files: { 'a.js': 2, 'b.css': 1, 'house/c.packed': 2 } };
  const come = (): Response => new Response(bytes(SHORT), { headers: { 'content-type': 'x/y', 'content-security-policy': 'none', 'content-length': '28' } });

  it('counts as what travels', () => {
    expect(travelling({ stamp: '', parcels: { a: parcel, b: parcel } })).toBe(56);
  });

  it('has files in it, with the headers that it came with', async () => {
    const found = await unpacked(come(), parcel, unpack);
    expect(found.map(([name]) => name)).toEqual(Object.keys(parcel.files));
    expect(await Promise.all(found.slice(0, 2).map(([, answer]) => answer.text()))).toEqual(['1+', '1']);
    const kinds = found.map(([, { headers }]) => [headers.get('content-type'), headers.get('content-security-policy'), headers.get('content-length')]);
    expect(kinds).toEqual(['text/javascript; charset=utf-8', 'text/css; charset=utf-8', 'application/octet-stream'].map((kind) => [kind, 'none', null]));
  });

  it('has what is large as browsers unpack it by themselves', async () => {
    const [, , [, large]] = (await unpacked(come(), parcel, unpack)) as [unknown, unknown, [string, Response]];
    expect(await new Response(large.body!.pipeThrough(new DecompressionStream('gzip'))).text()).toBe('{}');
  });
});
