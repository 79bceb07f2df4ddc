import { z } from 'zod';
import { authText } from '../text/text.ts';

/** 254 characters is what mail carries (RFC 5321). `wrong` is the error. */
export const emailAddressOf = (wrong: string) =>
  z.string(wrong).trim().max(254, wrong).pipe(z.email(wrong));

export const emailAddress = emailAddressOf(authText.wrong.email);
