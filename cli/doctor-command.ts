import type { Command } from 'commander';
import { command, type Flags, print, printJson, readOperatorSettings } from './command.ts';
import {
  checkDatabase,
  checkDisk,
  checkMail,
  checkRuntime,
  checkSite,
  type Finding,
  fail,
  ok,
} from './doctor-checks.ts';
import { EXIT, type ExitCode, explain } from './exit-codes.ts';

const MARKS = { ok: 'ok  ', warn: 'look', fail: 'BAD ' } as const;

export function doctorCommand(): Command {
  return command(
    'doctor',
    'Looks at settings, database, extensions, disk, mail, jobs and feeds; changes nothing.',
    [
      ['griot doctor', 'settings, database, extensions, disk, mail, jobs, feeds'],
      ['griot doctor --json', 'the same for a script'],
    ],
  )
    .option('--json', 'the findings as JSON on stdout')
    .action(async ({ json }: Flags) => {
      const { findings, code } = await examine();
      process.exitCode = code;
      if (json) return printJson({ findings, code });
      for (const { what, state, detail } of findings) {
        const indented = detail.replaceAll('\n', `\n${' '.repeat(18)}`);
        print(`${MARKS[state]}  ${what.padEnd(11)} ${indented}`);
      }
    });
}

async function examine(): Promise<{ findings: Finding[]; code: ExitCode }> {
  const findings: Finding[] = [checkRuntime()];
  try {
    const settings = readOperatorSettings();
    const { SITE_URL, isProduction } = settings;
    const kind = isProduction ? 'production' : 'not production (SITE_URL is not https)';
    findings.push(ok('settings', `${SITE_URL}, ${kind}`));
    findings.push(checkDisk(settings), await checkMail(settings));
    try {
      findings.push(...(await checkDatabase(settings)));
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
