// Asks for the checks during storm.ts, in a thread of its own: what that one waits for while it
// sends thousands of requests a second is no time of the site.
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type Answer, askWith } from './storm-request.ts';

const CHECKS = ['/healthz', '/readyz'];
const CHECKED_EVERY_MS = 250;
const agent = new Agent({ keepAlive: true });

const answers: Array<Promise<Answer>> = [];
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});
while (!isOver) {
  answers.push(askWith(agent, workerData + CHECKS[answers.length % CHECKS.length]));
  await wait(CHECKED_EVERY_MS);
}
parentPort?.postMessage(await Promise.all(answers));
