import type { Hono } from 'hono';
import { apiDocsPage } from '../app/features/api-docs/api-docs-page.tsx';
import { describeEndpoints } from './api.ts';
import { listErrors } from './openapi.ts';
import { mountPage } from './pages.tsx';
import type { Variables } from './site-parts.ts';

const PATH = '/api';

declare module '../app/base/paths.ts' {
  interface Addresses extends Record<typeof PATH, unknown> {}
}

export function mountApiPage(app: Hono<Variables>): void {
  mountPage(app, PATH, apiDocsPage(describeEndpoints, listErrors()));
}
