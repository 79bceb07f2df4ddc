import { Command } from 'commander';
import { checkDatabase } from './check-database.ts';
import {
  checkDisk,
  checkMail,
  checkRuntime,
  checkSite,
  type Finding,
} from './check-surroundings.ts';
import { EXIT, type ExitCode, explain } from './exit-codes.ts';
import { readOperatorSettings } from './open-database.ts';
import { print } from './output.ts';
import { withExamples } from './with-examples.ts';

const MARKS = { ok: 'ok  ', warn: 'look', fail: 'BAD ' } as const;

export function doctorCommand(): Command {
  return withExamples(new Command('doctor'), [
    ['griot doctor', 'settings, database, extensions, disk, mail, jobs'],
    ['griot doctor --json', 'the same for a script'],
  ])
    .description('Looks at settings, database, extensions, disk, mail and jobs; changes nothing.')
    .option('--json', 'the findings as JSON on stdout')
    .action(async ({ json }: { json?: boolean }) => {
      const { findings, code } = await examine();
      if (json) print(JSON.stringify({ findings, code }));
      else
        for (const { what, state, detail } of findings)
          print(
            `${MARKS[state]}  ${what.padEnd(11)} ${detail.replaceAll('\n', `\n${' '.repeat(18)}`)}`,
          );
      process.exitCode = code;
    });
}

async function examine(): Promise<{ findings: Finding[]; code: ExitCode }> {
  const findings: Finding[] = [checkRuntime()];
  try {
    const settings = readOperatorSettings();
    findings.push({
      what: 'settings',
      state: 'ok',
      detail: `${settings.SITE_URL}, ${settings.isProduction ? 'production' : 'not production (SITE_URL is not https)'}`,
    });
    findings.push(checkDisk(settings), await checkMail(settings));
    try {
      findings.push(...(await checkDatabase(settings)));
    } catch (error) {
      const { message, code } = explain(error);
      findings.push(
        { what: 'database', state: 'fail', detail: message },
        await checkSite(settings),
      );
      return { findings, code: code === EXIT.configuration ? code : EXIT.dependencyDown };
    }
    findings.push(await checkSite(settings));
  } catch (error) {
    const { message, code } = explain(error);
    return { findings: [...findings, { what: 'settings', state: 'fail', detail: message }], code };
  }
  return { findings, code: findings.some(({ state }) => state === 'fail') ? EXIT.failed : EXIT.ok };
}
