import type { Command } from 'commander';
import { command, type Flags, print, printJson, readOperatorSettings } from './command.ts';
import {
  checkBackup,
  checkDisk,
  checkFiles,
  checkMail,
  checkRuntime,
  checkSite,
  type Finding,
  fail,
  ok,
} from './doctor-checks.ts';
import { checkDatabase } from './doctor-database.ts';
import { EXIT, type ExitCode, explain } from './exit-codes.ts';

const MARKS = { ok: 'ok  ', warn: 'look', fail: 'BAD ', mended: 'done' } as const;

export function doctorCommand(): Command {
  return command(
    'doctor',
    'Looks at settings, database, disk, files, backup, mail, jobs and feeds; changes nothing without --fix.',
    [
      ['griot doctor', 'settings, database, extensions, disk, mail, jobs, feeds'],
      ['griot doctor --fix', 'mends what can be mended, and says what it did'],
      ['griot doctor --json', 'the same for a script'],
    ],
  )
    .option('--fix', 'mends what each finding says it can')
    .option('--json', 'the findings as JSON on stdout')
    .action(async ({ json, fix = false }: Flags & { fix?: boolean }) => {
      const { findings, code } = await examine(fix ? mend : leave);
      process.exitCode = code;
      if (json) return printJson({ findings, code });
      for (const { what, state, detail } of findings) {
        const indented = detail.replaceAll('\n', `\n${' '.repeat(18)}`);
        print(`${MARKS[state]}  ${what.padEnd(11)} ${indented}`);
      }
    });
}

type Settle = (finding: Finding) => Promise<Finding>;

/** Says what --fix would do. */
const leave: Settle = async ({ mend: can, ...finding }) => {
  if (!can) return finding;
  return { ...finding, detail: `${finding.detail}\n./griot doctor --fix ${can.does}` };
};

const mend: Settle = async ({ mend: can, ...finding }) => {
  if (!can) return finding;
  try {
    return { ...finding, state: 'mended', detail: `${finding.detail}: ${await can.run()}` };
  } catch (error) {
    const reason = explain(error).message;
    return { ...finding, state: 'fail', detail: `${finding.detail}\nCannot be mended: ${reason}` };
  }
};

async function examine(settle: Settle): Promise<{ findings: Finding[]; code: ExitCode }> {
  const findings: Finding[] = [checkRuntime()];
  try {
    const settings = readOperatorSettings();
    const { SITE_URL, isProduction } = settings;
    const kind = isProduction ? 'production' : 'not production (SITE_URL is not https)';
    findings.push(ok('settings', `${SITE_URL}, ${kind}`));
    findings.push(checkDisk(settings));
    for (const finding of checkFiles(settings)) findings.push(await settle(finding));
    findings.push(checkBackup(settings), await checkMail(settings));
    try {
      findings.push(...(await checkDatabase(settings, settle)));
    } catch (error) {
      const { message, code } = explain(error);
      findings.push(fail('database', message), await checkSite(settings));
      return { findings, code: code === EXIT.configuration ? code : EXIT.dependencyDown };
    }
    findings.push(await checkSite(settings));
  } catch (error) {
    const { message, code } = explain(error);
    return { findings: [...findings, fail('settings', message)], code };
  }
  return { findings, code: findings.some(({ state }) => state === 'fail') ? EXIT.failed : EXIT.ok };
}
