import { type Agent, get } from 'node:http';

export interface Answer {
  /** 0 for none. */
  status: number;
  ms: number;
}

export function askWith(agent: Agent, url: string): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const answered = (status: number) => resolve({ status, ms: performance.now() - startedAt });
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      response.on('end', () => answered(response.statusCode ?? 0));
      response.on('error', () => answered(0));
    }).on('error', () => answered(0));
  });
}
