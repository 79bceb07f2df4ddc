// Output of the command: data goes to stdout, messages to stderr.
import { Presets, SingleBar } from 'cli-progress';
import { formatCount } from '../app/base/count.ts';

export function log(line = ''): void {
  process.stderr.write(`${line}\n`);
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function seconds(durationMs: number): string {
  return `${(durationMs / 1_000).toFixed(1)} s`;
}

export interface Progress {
  show(done: number, all: number, title: string): void;
  end(): void;
}

const LINE_EVERY_MS = 30_000;

/** A bar on a terminal; elsewhere a line each half minute. */
export function openProgress(): Progress {
  if (!process.stderr.isTTY) return openLines();
  const bar = new SingleBar(
    {
      format: '{title} {bar} {percentage} % · {value} of {total}',
      hideCursor: true,
      clearOnComplete: true,
      stream: process.stderr,
    },
    Presets.shades_classic,
  );
  let isShown = false;
  return {
    show(done, all, title) {
      if (!isShown) bar.start(all, done, { title });
      isShown = true;
      bar.setTotal(all);
      bar.update(done, { title });
    },
    end() {
      if (isShown) bar.stop();
      isShown = false;
    },
  };
}

function openLines(): Progress {
  let saidAt = performance.now();
  return {
    show(done, all, title) {
      if (performance.now() - saidAt < LINE_EVERY_MS) return;
      saidAt = performance.now();
      log(`${title}: ${formatCount(done)} of ${formatCount(all)}`);
    },
    end() {},
  };
}
