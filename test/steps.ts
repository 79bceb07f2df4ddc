// How much work a piece of code does, counted by V8: how often each block of the site's own code
// runs. The same on a fast and on a busy machine.
import { Session } from 'node:inspector/promises';

/** Blocks run in files of these folders while `work` runs. */
export async function countSteps(work: () => unknown, within = '/app/'): Promise<number> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result
      .filter(({ url }) => url.includes(within) && !url.includes('.test.'))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
      .reduce((steps, { count }) => steps + count, 0);
  } finally {
    await session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
}
