import type { Command } from 'commander';

/** Examples stand first in the help: most come for one. */
export function withExamples(
  command: Command,
  examples: readonly (readonly [call: string, meaning: string])[],
): Command {
  const width = Math.max(...examples.map(([call]) => call.length));
  const lines = examples.map(([call, meaning]) => `  ./${call.padEnd(width)}  ${meaning}`);
  return command.addHelpText('before', `Examples\n${lines.join('\n')}\n`);
}
