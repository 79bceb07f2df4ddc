// How pg_dump and pg_restore reach the database of DATABASE_URL: as the site does.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates } from 'node:tls';
import pg from 'pg';

/** In the environment, since arguments are visible to all users of the machine. */
export function withPostgresEnvironment<Result>(
  databaseUrl: string,
  work: (environment: Record<string, string>) => Result,
): Result {
  const folder = mkdtempSync(join(tmpdir(), 'griot-postgres-'));
  try {
    return work(toEnvironment(databaseUrl, join(folder, 'authorities.pem')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const databaseOf = (databaseUrl: string): string =>
  new pg.Client({ connectionString: databaseUrl }).database ?? '';

interface Tls {
  rejectUnauthorized?: boolean;
  checkServerIdentity?: unknown;
}

function toEnvironment(databaseUrl: string, authorities: string): Record<string, string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  const { searchParams } = new URL(databaseUrl);
  const mode = modeOf(client.ssl as unknown as boolean | Tls);
  const isChecked = mode?.startsWith('verify') === true;
  const given = isChecked ? searchParams.get('sslrootcert') : undefined;
  // What Node trusts, since these programs trust nobody by themselves.
  if (isChecked && !given) writeFileSync(authorities, getCACertificates().join('\n'));
  const all = {
    PGHOST: client.host,
    PGPORT: String(client.port),
    PGUSER: client.user,
    PGPASSWORD: client.password,
    PGDATABASE: client.database,
    PGSSLMODE: mode,
    PGSSLROOTCERT: isChecked ? given || authorities : undefined,
    PGSSLCERT: searchParams.get('sslcert'),
    PGSSLKEY: searchParams.get('sslkey'),
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

/** The site checks certificates for `require`, too, unless the address asks for libpq's ways. */
function modeOf(ssl: boolean | Tls): string | undefined {
  if (ssl === false) return undefined;
  const { rejectUnauthorized, checkServerIdentity }: Tls = ssl === true ? {} : ssl;
  if (rejectUnauthorized === false) return 'require';
  return checkServerIdentity ? 'verify-ca' : 'verify-full';
}
