import { z } from 'zod';

/** A slug in an address: lower-case ASCII words joined by hyphens. */
export const slugParam = z
  .string()
  .max(120)
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'Expected a slug as in the address of the page: words joined by hyphens, such as south-africa',
  )
  .describe('Slug: lower-case ASCII words joined by hyphens, as in the address of the page');
