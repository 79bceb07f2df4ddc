import type { Readable } from 'node:stream';

/** What a process has said by the time it says `words`. Reads on: a closed pipe ends who writes. */
export function untilSaid(output: Readable, words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    output.on('data', (bytes) => {
      said += bytes;
      if (said.includes(words)) resolve(said);
    });
    output.once('end', () => reject(new Error(`Ended without "${words}":\n${said}`)));
  });
}
