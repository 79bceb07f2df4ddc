// griot install: a service of systemd for one process of the site with the embedded database, made
// from the shipped unit of many.
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { readSettings, SettingsError } from '../app/http/settings.ts';
import { command, log, print } from './command.ts';
import { CommandFailed, EXIT } from './exit-codes.ts';

const HERE = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const UNIT = new URL('../deploy/griot@.service', import.meta.url);
/** What else has a meaning in units. */
const PLAIN = /^[\w./@+-]+$/;
/** Where the unit may not read (ProtectHome). */
const PRIVATE = /^\/(home|root|run\/user|tmp|var\/tmp)(\/|$)/;

interface InstallFlags {
  url: string;
  port: string;
  contact?: string;
  root: string;
  dryRun?: boolean;
}

export function installCommand(): Command {
  return command(
    'install',
    'Writes a service of systemd for this folder and its settings. Starts nothing; says what to type next.',
    [
      ['griot install --url https://griot.example', 'as root: the service and /etc/griot/env'],
      ['griot install --url https://griot.example --dry-run', 'only shows what would be written'],
    ],
  )
    .requiredOption('--url <address>', 'the public address, SITE_URL')
    .option('--port <number>', 'port on this machine, for the proxy in front', '3000')
    .option('--contact <address>', 'mail address shown for corrections, CONTACT_EMAIL')
    .option('--root <folder>', 'write below this folder, as for an image', '/')
    .option('--dry-run', 'only shows what would be written')
    .action((flags: InstallFlags) => install(flags));
}

/** `folder` has the site. Throws CommandFailed. */
export function install({ root, dryRun, ...given }: InstallFlags, folder = HERE): void {
  const lines = formatSettings(given);
  if (PRIVATE.test(folder)) {
    throw new CommandFailed(
      `The service cannot read ${folder}. Move this folder to /opt/griot and call it there. Nothing was written.`,
    );
  }
  if (!PLAIN.test(folder)) {
    throw new CommandFailed(
      `systemd cannot start a service from ${folder}: its path has a space or a sign. Move this folder to /opt/griot and call it there. Nothing was written.`,
    );
  }
  const unit = formatUnit(folder, given.port);
  const files = [
    { path: '/etc/systemd/system/griot.service', text: unit, mode: 0o644 },
    { path: '/etc/griot/env', text: lines, mode: 0o600 },
  ];
  for (const { path, text, mode } of files) {
    const target = join(root, path);
    if (dryRun) print(`# ${path}\n${text}`);
    else if (existsSync(target)) log(`${path} is there already and stays as it is`);
    else {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text, { mode });
      chmodSync(target, mode);
      log(`Wrote ${path}`);
    }
  }
  log(`Next:
  useradd --system --home-dir /var/lib/griot --shell /usr/sbin/nologin griot
  systemctl daemon-reload && systemctl enable --now griot
  curl http://127.0.0.1:${given.port}/readyz
and a proxy with TLS in front (deploy/nginx.conf, deploy/haproxy.cfg). Its data is in /var/lib/griot.`);
}

/** Throws CommandFailed for values that the site would refuse. */
function formatSettings({ url, port, contact }: Omit<InstallFlags, 'root'>): string {
  const settings = { SITE_URL: url, PORT: port, ...(contact ? { CONTACT_EMAIL: contact } : {}) };
  try {
    readSettings(settings);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    throw new CommandFailed(`${error.message}\nNothing was written.`, EXIT.usage);
  }
  const { PORT: _, ...kept } = settings;
  const written = Object.entries(kept).map(([name, value]) => `${name}=${value}`);
  return `# Settings of Griot; docs/operating.md lists them.\n${written.join('\n')}\n`;
}

/** One process runs its jobs itself. */
export function formatUnit(folder: string, port: string): string {
  const shipped = readFileSync(UNIT, 'utf8');
  const unit = shipped.slice(shipped.indexOf('[Unit]'));
  return unit
    .replaceAll('/opt/griot', folder)
    .replace('Griot on port %i', 'Griot')
    .replace('PORT=%i', `PORT=${port}`)
    .replace('JOBS=off', 'JOBS=on');
}
