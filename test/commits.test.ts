import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const LONGEST = 72;
/** Older subjects are longer. */
const RULE_SINCE = 'd21e1e2047c0334a90a02ac491673eb1e12d05da';
/** How far back a clone is read that does not go back to the rule. */
const LAST_OF_SHALLOW = 30;
const MERGED_BEFORE_THE_TEST = [
  'schema: search, history and published columns are made from the catalogue',
  'outbox: a mail says what its unsubscribe link ends, and the queue signs it',
  'messages: each kind of notification is one entry, one statement records what is fresh',
  'places, home, figures: one group page, keys of charts once, files by columns',
  'files: heads and cells of exits, rounds, investors and rankings in one list',
];

const root = new URL('..', import.meta.url);

/** What git says; null, where it fails. */
function ask(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** Since the newest version, else since the rule, else the last ones; null without a history. */
function listSubjects(): string[] | null {
  const version = ask('describe', '--tags', '--abbrev=0', '--match=v*');
  const ranges = [
    ...(version ? [[`${version}..HEAD`]] : []),
    [`${RULE_SINCE}..HEAD`],
    ['-n', String(LAST_OF_SHALLOW)],
  ];
  for (const range of ranges) {
    const subjects = ask('log', '--format=%s', ...range);
    if (subjects !== null) return subjects.split('\n');
  }
  return null;
}

const subjects = listSubjects();
const reason = subjects ? '' : ' (skipped: no git history here)';

test.skipIf(reason)(`subjects of commits have at most ${LONGEST} characters${reason}`, () => {
  const tooLong = subjects?.filter(
    (subject) => [...subject].length > LONGEST && !MERGED_BEFORE_THE_TEST.includes(subject),
  );
  expect(tooLong).toEqual([]);
});
