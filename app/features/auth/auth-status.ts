/** The four states of a form that signs in or changes an account (spec section 4, auth status). */
export type AuthStatus = 'empty' | 'loading' | 'success' | 'error';

export type AuthEvent = 'start' | 'done' | 'failed' | 'logout';

/** Logging out leads back to empty from anywhere; an answer counts only while one is waited for. */
export function nextAuthStatus(status: AuthStatus, event: AuthEvent): AuthStatus {
  if (event === 'logout') return 'empty';
  if (event === 'start') return 'loading';
  if (status !== 'loading') return status;
  return event === 'done' ? 'success' : 'error';
}
