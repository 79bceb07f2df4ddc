// Detects the text encoding of a file: by its byte-order mark, otherwise by which bytes occur.

export type Encoding =
  | 'utf-8'
  | 'utf-16le'
  | 'utf-16be'
  | 'windows-1252'
  | 'macintosh'
  | 'utf-8 and windows-1252';

type Candidate = 'windows-1252' | 'macintosh';
const CANDIDATES: readonly Candidate[] = ['windows-1252', 'macintosh'];

type Class = 'small' | 'capital' | 'print' | 'sign' | 'none';
const CLASSES = Object.fromEntries(
  CANDIDATES.map((encoding) => [
    encoding,
    Array.from({ length: 128 }, (_, index) => classOf(encoding, index + 128)),
  ]),
) as Record<Candidate, Class[]>;
const HEAD_BYTES = 65_536;

export class EncodingSurvey {
  private marks: Encoding | null = null;
  private size = 0;
  private zeros: [even: number, odd: number] = [0, 0];
  private pending = 0;
  private lowest = 0x80;
  private highest = 0xbf;
  private validCount = 0;
  private invalidCount = 0;
  private scores: Record<Candidate, number> = { 'windows-1252': 0, macintosh: 0 };
  private previous = 0;

  add(bytes: Uint8Array): void {
    if (this.size === 0) this.marks = readMark(bytes);
    for (let index = 0; index < bytes.length; index++) {
      const byte = bytes[index] ?? 0;
      if (byte === 0 && this.size + index < HEAD_BYTES)
        this.zeros[(this.size + index) % 2 === 0 ? 0 : 1]++;
      if (byte < 0x80 && this.pending === 0) {
        this.previous = byte;
        continue;
      }
      this.follow(byte);
      if (byte >= 0x80) this.weigh(byte, this.previous, bytes[index + 1] ?? 0);
      this.previous = byte;
    }
    this.size += bytes.length;
  }

  decide(): Encoding {
    if (this.marks) return this.marks;
    const head = Math.min(this.size, HEAD_BYTES);
    // Text of Western and African languages in UTF-16 has a zero in nearly every other byte.
    if (this.zeros[1] > head / 8 && this.zeros[0] < head / 64) return 'utf-16le';
    if (this.zeros[0] > head / 8 && this.zeros[1] < head / 64) return 'utf-16be';
    const invalid = this.invalidCount + (this.pending > 0 ? 1 : 0);
    if (invalid === 0) return 'utf-8';
    if (this.validCount >= invalid) return 'utf-8 and windows-1252';
    return this.scores.macintosh > this.scores['windows-1252'] ? 'macintosh' : 'windows-1252';
  }

  /** One step of reading UTF-8 (RFC 3629): counts valid multi-byte characters and invalid bytes. */
  private follow(byte: number): void {
    if (this.pending > 0) {
      if (byte >= this.lowest && byte <= this.highest) {
        this.lowest = 0x80;
        this.highest = 0xbf;
        this.pending--;
        if (this.pending === 0) this.validCount++;
        return;
      }
      this.pending = 0;
      this.invalidCount++;
    }
    this.lowest = 0x80;
    this.highest = 0xbf;
    if (byte < 0x80) return;
    if (byte >= 0xc2 && byte <= 0xdf) this.pending = 1;
    else if (byte >= 0xe0 && byte <= 0xef) {
      this.pending = 2;
      if (byte === 0xe0) this.lowest = 0xa0;
      if (byte === 0xed) this.highest = 0x9f;
    } else if (byte >= 0xf0 && byte <= 0xf4) {
      this.pending = 3;
      if (byte === 0xf0) this.lowest = 0x90;
      if (byte === 0xf4) this.highest = 0x8f;
    } else this.invalidCount++;
  }

  private weigh(byte: number, before: number, after: number): void {
    for (const encoding of CANDIDATES) {
      const kind = CLASSES[encoding][byte - 128] ?? 'none';
      this.scores[encoding] += weightOf(kind, before, after);
    }
  }
}

/** Text in chunks, without byte-order mark. Each is decoded in a step. */
export async function* decodeBytes(
  chunks: AsyncIterable<Uint8Array>,
  encoding: Encoding,
  inStep = (work: () => string) => work(),
): AsyncGenerator<string> {
  const decoder =
    encoding === 'utf-8 and windows-1252' ? new LineDecoder() : new TextDecoder(encoding);
  for await (const chunk of chunks) yield inStep(() => decoder.decode(chunk, { stream: true }));
  yield inStep(() => decoder.decode());
}

/** For files merged from several programs: each line is UTF-8 or else windows-1252. */
class LineDecoder {
  private readonly strict = new TextDecoder('utf-8', { fatal: true });
  private readonly lenient = new TextDecoder('windows-1252');
  private rest = new Uint8Array();

  decode(chunk?: Uint8Array, _?: { stream: boolean }): string {
    if (!chunk) return this.decodeLine(this.rest);
    const bytes = this.rest.length > 0 ? Buffer.concat([this.rest, chunk]) : chunk;
    let text = '';
    let start = 0;
    for (let at = this.rest.length; at < bytes.length; at++) {
      if (!isLineEnd(bytes[at]) && at - start < LONGEST_LINE) continue;
      text += this.decodeLine(bytes.subarray(start, at + 1));
      start = at + 1;
    }
    this.rest = new Uint8Array(bytes.subarray(start));
    return text;
  }

  private decodeLine(line: Uint8Array): string {
    try {
      return this.strict.decode(line);
    } catch {
      return this.lenient.decode(line);
    }
  }
}

/** A longer one is decoded in parts: it is no row. */
const LONGEST_LINE = 1 << 20;

const isLineEnd = (byte: number | undefined) => byte === 0x0a || byte === 0x0d;

function readMark([first, second, third]: Uint8Array): Encoding | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

function classOf(encoding: Candidate, byte: number): Class {
  const sign = new TextDecoder(encoding).decode(Uint8Array.of(byte));
  if (/\p{Ll}/u.test(sign)) return 'small';
  if (/\p{Lu}/u.test(sign)) return 'capital';
  if (/[’‘“”–—…€£«»°•\u00a0]/.test(sign)) return 'print';
  return /\p{Cc}/u.test(sign) ? 'none' : 'sign';
}

// Small letters within words are plausible, capitals after small letters are not.
function weightOf(kind: Class, before: number, after: number): number {
  const isAtWord = isLetter(before) || isLetter(after);
  switch (kind) {
    case 'small':
      return isAtWord ? 2 : 0;
    case 'capital':
      if (before >= 0x61 && before <= 0x7a) return -2;
      return isAtWord ? 1 : 0;
    case 'print':
      return 1;
    case 'sign':
      return isLetter(before) && isLetter(after) ? -3 : -1;
    case 'none':
      return -5;
  }
}

function isLetter(byte: number): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}
