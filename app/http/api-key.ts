import type { KeyScope } from '../base/key-scopes.ts';
import type { Session } from './session.server.ts';

export interface ApiKey {
  id: number;
  scopes: readonly KeyScope[];
  /** Its owner, as calls see them that the key may make. */
  session: Session;
}
