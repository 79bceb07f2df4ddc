import { z } from 'zod';
import { KEY_SCOPES, type KeyScope } from '../../../base/plans.ts';
import { apiKeysText as text } from '../../../text/text.ts';

/** Days until a key ends; 0 is never. */
export const VALID_DAYS = ['30', '90', '365', '0'] as const;

export const newKey = z.object({
  name: z.string(text.wrong.name).trim().min(1, text.wrong.name).max(80, text.wrong.name),
  scopes: z
    .array(z.enum(KEY_SCOPES, text.wrong.scopes), text.wrong.scopes)
    .min(1, text.wrong.scopes),
  valid_days: z.enum(VALID_DAYS, text.wrong.validDays).transform(Number),
});
export type NewKey = z.output<typeof newKey>;

export interface OwnKey {
  id: number;
  name: string;
  beginning: string;
  scopes: KeyScope[];
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
}
