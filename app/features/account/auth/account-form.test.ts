import { expect, test } from 'vitest';
import { nextAuthStatus } from './account-form.tsx';

test('empty, loading, then success or error; logout returns to empty', () => {
  expect(nextAuthStatus('empty', 'start')).toBe('loading');
  expect(nextAuthStatus('loading', 'done')).toBe('success');
  expect(nextAuthStatus('loading', 'failed')).toBe('error');
  expect(nextAuthStatus('error', 'start')).toBe('loading');
  expect(nextAuthStatus('success', 'logout')).toBe('empty');
  expect(nextAuthStatus('empty', 'done')).toBe('empty');
});
