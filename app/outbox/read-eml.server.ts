// Reads the .eml files of transports.server.ts: the parts of RFC 5322, 2045 and 2047 they use.

interface Part {
  headers: Array<[name: string, value: string]>;
  body: string;
}

export function readEml(source: string) {
  const message = splitPart(source);
  const boundary = /boundary="?([^";]+)"?/.exec(headerOf(message, 'content-type'))?.[1];
  const parts = boundary ? splitBody(message.body, boundary) : [message];
  const find = (type: string) => {
    const part = parts.find((one) => headerOf(one, 'content-type').startsWith(type));
    return part ? decodeBody(part) : '';
  };
  return {
    from: headerOf(message, 'from'),
    to: headerOf(message, 'to'),
    subject: headerOf(message, 'subject'),
    date: headerOf(message, 'date'),
    headers: message.headers,
    text: find('text/plain'),
    html: find('text/html'),
  };
}

function splitPart(source: string): Part {
  const text = source.replaceAll('\r\n', '\n');
  const end = text.indexOf('\n\n');
  const head = end < 0 ? text : text.slice(0, end);
  // Folded header lines begin with white space.
  const lines = head.replace(/\n[ \t]+/g, ' ').split('\n');
  const headers = lines.flatMap((line): Array<[string, string]> => {
    const at = line.indexOf(':');
    return at > 0 ? [[line.slice(0, at), decodeWords(line.slice(at + 1).trim())]] : [];
  });
  return { headers, body: end < 0 ? '' : text.slice(end + 2) };
}

function headerOf(part: Part, name: string): string {
  return part.headers.find(([given]) => given.toLowerCase() === name)?.[1] ?? '';
}

function splitBody(body: string, boundary: string): Part[] {
  return `\n${body}`
    .split(`\n--${boundary}`)
    .slice(1)
    .filter((part) => !part.startsWith('--'))
    .map((part) => splitPart(part.replace(/^\n/, '')));
}

function decodeBody(part: Part): string {
  const encoding = headerOf(part, 'content-transfer-encoding').toLowerCase();
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? decodeQuoted(part.body.replace(/=\n/g, '')) : part.body;
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/(?:=[0-9A-F]{2})+/gi, (run) =>
    Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'),
  );
  return bytes;
}

/** `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`; white space between two of them is not text. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_whole, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuoted(text.replaceAll('_', ' ')),
    );
}
