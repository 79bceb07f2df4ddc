// What a key of the API may do (decisions.md, keys).
export const KEY_SCOPES = ['read', 'lists', 'listing'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];
