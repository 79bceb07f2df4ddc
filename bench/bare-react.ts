// The reference for fresh pages: React alone renders a tree of the same elements, attributes
// and text, and sends it compressed as the site does. No data is read, nothing is laid out.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseDocument } from 'htmlparser2';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { compress } from '../app/http/respond.server.ts';

type Nodes = ReturnType<typeof parseDocument>['children'];

interface BareServer {
  process: ChildProcess;
  /** Serves the page of this HTML from now on. */
  show(html: string): Promise<string>;
  stop(): Promise<void>;
}

/** In a process of its own, with the settings of `scripts/serve`. */
export function startBareReact(): BareServer {
  const child = fork(fileURLToPath(import.meta.url), {
    execArgv: ['--max-semi-space-size=4'],
    env: { ...process.env, NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' },
  });
  process.once('exit', () => child.kill('SIGKILL'));
  return {
    process: child,
    async show(html) {
      child.send(html);
      const [url] = await once(child, 'message');
      return String(url);
    },
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

function toElements(nodes: Nodes): ReactNode[] {
  return nodes.map((node, key) => {
    if (!('attribs' in node)) return 'data' in node ? node.data : null;
    // React takes styles as objects only.
    const { style, ...attributes } = node.attribs;
    const props = { ...attributes, ...(style && { 'data-s': style }), key };
    return node.children.length > 0
      ? createElement(node.name, props, toElements(node.children))
      : createElement(node.name, props);
  });
}

const answer = process.send?.bind(process);
if (answer && process.argv[1] === fileURLToPath(import.meta.url)) {
  let nodes: Nodes = [];
  const Tree = () => toElements(nodes);
  const server = createServer(async (_, response) => {
    const body = Buffer.from(`<!doctype html>${renderToString(createElement(Tree))}`);
    response.setHeader('content-encoding', 'br').end(await compress(body, 'br'));
  }).listen(0);
  process.on('message', (html) => {
    nodes = parseDocument(String(html)).children.filter((node) => 'attribs' in node);
    answer(`http://localhost:${(server.address() as AddressInfo).port}/`);
  });
}
