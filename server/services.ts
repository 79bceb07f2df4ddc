// Doors for programs beside the API, each with its own protocol.
import type { Handler, Hono } from 'hono';
import { answerMcp } from '../app/features/mcp/answer-mcp.server.ts';
import { requireScope } from '../app/http/api-key.server.ts';
import type { Variables } from './site-parts.ts';

const services = {
  '/mcp': (c) => answerMcp(c.get('context')),
} satisfies Record<string, Handler<Variables>>;

declare module '../app/base/paths.ts' {
  interface Addresses extends Record<keyof typeof services, unknown> {}
}

export function mountServices(app: Hono<Variables>): void {
  for (const [path, answer] of Object.entries(services)) {
    app.all(path, (c) => {
      requireScope(c.get('context'), 'read');
      return answer(c);
    });
  }
}
