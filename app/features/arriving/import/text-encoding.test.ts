import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBytes, type Encoding, EncodingSurvey } from './text-encoding.ts';

/** Bytes of a text in an encoding of one byte a letter. */
function encode(text: string, encoding: 'windows-1252' | 'macintosh'): Uint8Array {
  const table = new Map(
    Array.from({ length: 256 }, (_, byte) => [
      new TextDecoder(encoding).decode(Uint8Array.of(byte)),
      byte,
    ]),
  );
  return Uint8Array.from([...text], (sign) => table.get(sign) ?? 0x3f);
}

function decide(bytes: Uint8Array, pieceLength = bytes.length || 1): Encoding {
  const survey = new EncodingSurvey();
  for (let at = 0; at < bytes.length; at += pieceLength)
    survey.add(bytes.subarray(at, at + pieceLength));
  return survey.decide();
}

async function* cut(bytes: Uint8Array, pieceLength: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceLength) yield bytes.subarray(at, at + pieceLength);
}

async function decode(bytes: Uint8Array, encoding: Encoding, pieceLength: number): Promise<string> {
  let text = '';
  for await (const piece of decodeBytes(cut(bytes, pieceLength), encoding)) text += piece;
  return text;
}

const TEXTS = [
  'Côte d’Ivoire, Sénégal, São Tomé',
  'Café “Étoile” – déjà prêt',
  'Société Générale à Abidjan',
  'Müller & Söhne, Österreich',
  'Praça da República, João',
  'Ndèye, Aïssatou, Noël',
  'Señor Muñoz, España',
];

test.each(TEXTS)('the encoding of %s is detected', async (text) => {
  expect(decide(new TextEncoder().encode(text))).toBe('utf-8');
  for (const encoding of ['windows-1252', 'macintosh'] as const) {
    const bytes = encode(`${text}\n`, encoding);
    expect(decide(bytes)).toBe(encoding);
    expect(await decode(bytes, encoding, 3)).toBe(`${text}\n`);
  }
});

test('marks and UTF-16 without one', () => {
  expect(decide(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61))).toBe('utf-8');
  expect(decide(Uint8Array.of(0xff, 0xfe, 0x61, 0))).toBe('utf-16le');
  expect(decide(Uint8Array.of(0xfe, 0xff, 0, 0x61))).toBe('utf-16be');
  expect(decide(Buffer.from('name,country\nOne,Kenya\n', 'utf16le'))).toBe('utf-16le');
  expect(decide(new Uint8Array())).toBe('utf-8');
});

test('any valid UTF-8 is detected and read back, cut anywhere (property)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme' }),
      fc.integer({ min: 1, max: 5 }),
      async (text, pieceLength) => {
        const bytes = new TextEncoder().encode(`x${text}`.replaceAll('\u0000', ''));
        expect(decide(bytes, pieceLength)).toBe('utf-8');
        expect(await decode(bytes, 'utf-8', pieceLength)).toBe(new TextDecoder().decode(bytes));
      },
    ),
  );
});

test('lines of two encodings in one file', async () => {
  const bytes = Buffer.concat([
    Buffer.from('Café\nThé – vert\r\n'),
    encode('Café noir’s\r\n', 'windows-1252'),
    Buffer.from('fin'),
  ]);
  expect(decide(bytes)).toBe('utf-8 and windows-1252');
  for (const pieceLength of [1, 4, 1_000])
    expect(await decode(bytes, 'utf-8 and windows-1252', pieceLength)).toBe(
      'Café\nThé – vert\r\nCafé noir’s\r\nfin',
    );
});

// A few kilobytes of gzip hold such a file.
test.each([
  ['one line', () => Buffer.alloc(32_000_000, 'a')],
  ['lines that end in CR', () => Buffer.alloc(16_000_000, 'a\r')],
])('a long file takes time by its length: %s', async (_, text) => {
  const mixed = Buffer.concat([Buffer.from('é é'), Buffer.of(0xe9), text()]);
  const begunAt = process.threadCpuUsage().user;
  let longest = 0;
  for await (const piece of decodeBytes(cut(mixed, 65_536), 'utf-8 and windows-1252'))
    longest = Math.max(longest, piece.length);
  expect(process.threadCpuUsage().user - begunAt).toBeLessThan(2_500_000);
  expect(longest).toBeLessThan(2_000_000);
});
