// Doors for programs beside the API, each with its own protocol.
import type { Handler, Hono, Context as HonoContext } from 'hono';
import { answerMcp } from '../app/features/take-along/mcp/answer-mcp.server.ts';
import * as reconcile from '../app/features/take-along/reconcile/answer-reconcile.server.ts';
import { requireScope } from '../app/http/api-key.server.ts';
import type { Variables } from './site-parts.ts';

type Call = HonoContext<Variables>;

const contextOf = (c: Call) => c.get('context');
const paramOf = (c: Call, name: string) => c.req.param(name) ?? '';

const services = {
  '/mcp': (c) => answerMcp(contextOf(c)),
  '/reconcile': (c) => reconcile.answerRoot(contextOf(c), ''),
  '/reconcile/suggest/:what': (c) => reconcile.answerSuggest(contextOf(c), paramOf(c, 'what')),
  '/reconcile/properties': (c) => reconcile.answerProperties(contextOf(c), ''),
  '/reconcile/view/:id': (c) => reconcile.answerView(contextOf(c), paramOf(c, 'id')),
  '/reconcile/preview/:id': (c) => reconcile.answerPreview(contextOf(c), paramOf(c, 'id')),
  '/reconcile/v1': (c) => reconcile.answerDraft(contextOf(c), ''),
  '/reconcile/v1/match': (c) => reconcile.answerDraftMatch(contextOf(c), ''),
  '/reconcile/v1/suggest/:what': (c) => reconcile.answerSuggest(contextOf(c), paramOf(c, 'what')),
  '/reconcile/v1/preview': (c) => reconcile.answerPreview(contextOf(c), ''),
  '/reconcile/v1/extend': (c) => reconcile.answerDraftExtend(contextOf(c), ''),
  '/reconcile/v1/extend/propose': (c) => reconcile.answerProperties(contextOf(c), ''),
} satisfies Record<string, Handler<Variables>>;

declare module '../app/base/paths.ts' {
  interface Addresses extends Record<keyof typeof services, unknown> {}
}

export function mountServices(app: Hono<Variables>): void {
  for (const [path, answer] of Object.entries(services)) {
    app.all(path, (c) => {
      requireScope(contextOf(c), 'read');
      return answer(c);
    });
  }
}
