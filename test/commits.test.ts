import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

// Older ones are longer.
const SINCE = 'd21e1e2047c0334a90a02ac491673eb1e12d05da';
const LONGEST = 72;
const BEFORE_THE_RULE = [
  'schema: search, history and published columns are made from the catalogue',
];

const { status, stdout, stderr } = spawnSync('git', ['log', '--format=%s', `${SINCE}..HEAD`], {
  cwd: new URL('..', import.meta.url),
  encoding: 'utf8',
});
const reason = status === 0 ? '' : ` (skipped, no history: ${stderr?.trim() || 'there is no git'})`;

test.skipIf(reason)(`subjects of commits have at most ${LONGEST} characters${reason}`, () => {
  const tooLong = stdout.split('\n').filter((subject) => subject.length > LONGEST);
  expect(tooLong.filter((subject) => !BEFORE_THE_RULE.includes(subject))).toEqual([]);
});
