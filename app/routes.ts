// The list of every page. Addresses are those of the specification's section 2.
import type { Page } from './http/page.ts';

export const pages: Page[] = [];
