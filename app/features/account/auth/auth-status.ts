export type AuthStatus = 'empty' | 'loading' | 'success' | 'error';

export type AuthEvent = 'start' | 'done' | 'failed' | 'logout';

/** A response counts only while one is awaited. */
export function nextAuthStatus(status: AuthStatus, event: AuthEvent): AuthStatus {
  if (event === 'logout') return 'empty';
  if (event === 'start') return 'loading';
  if (status !== 'loading') return status;
  return event === 'done' ? 'success' : 'error';
}
