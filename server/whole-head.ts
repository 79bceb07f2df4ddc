// The head of an answer made once and sent many times. Node's writeHead checks and joins every header of every answer, which for
// a page that lies ready is more than a quarter of all its work. Node sends as it is what stands in `_header`, a field it does
// not document; server/kept-pages.site.test.ts holds that the answers are the same either way.
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';

/** How long a connection without requests is kept, in seconds. */
export const KEEP_ALIVE_SECONDS = 65;

/** `headers` are names and values in turn, without line ends in them, as those of a Response are. */
export function makeWholeHead(status: number, headers: readonly string[]): string {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`;
  for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`;
  return `${head}Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_SECONDS}\r\nDate: `;
}

/** Only where the head is the one that Node would write: the whole answer, on a connection that stays. */
export function maySendWhole(request: IncomingMessage, response: ServerResponse): boolean {
  return request.method === 'GET' && request.httpVersion === '1.1' && response.shouldKeepAlive;
}

export function sendWhole(response: ServerResponse, head: string, body: Buffer): void {
  const raw = response as ServerResponse & { _header: string };
  raw._header = `${head}${dateNow()}\r\n\r\n`;
  response.end(body);
}

let second = 0;
let date = '';

/** The time as HTTP writes it (RFC 9110 section 5.6.7). */
function dateNow(): string {
  const now = Date.now();
  if (now - second >= 1_000) {
    second = now - (now % 1_000);
    date = new Date(second).toUTCString();
  }
  return date;
}
