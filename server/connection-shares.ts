// Limits how many connections a network holds. Proxies of TRUST_PROXY bring those of everybody.
import type { Server } from 'node:http';
import { createProxyCheck } from '../app/http/client-address.server.ts';
import { createCounts } from '../app/http/network-shares.ts';

export type ConnectionShares = ReturnType<typeof createConnectionShares>;

// Whole offices and mobile networks share an address, and a browser opens six.
const PER_NETWORK = 250;

export function createConnectionShares(trusted: readonly string[], perNetwork = PER_NETWORK) {
  const isProxy = createProxyCheck(trusted);
  const counts = createCounts(perNetwork);
  return {
    limit(server: Server): void {
      server.on('connection', (socket) => {
        const address = socket.remoteAddress ?? '';
        if (isProxy(address)) return;
        const release = counts.take(address);
        if (release) socket.once('close', release);
        else socket.destroy();
      });
    },
  };
}
