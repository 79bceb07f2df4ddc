import { Worker } from 'node:worker_threads';
import type { IndexMethod, IndexMethods, IndexReply, IndexRequest } from './index-worker.ts';

// For its searches; an index is old objects.
const YOUNG_MB = 6;

export class IndexThread {
  private worker: Worker;
  private pending = new Map<number, (reply: IndexReply) => void>();
  private lastCall = 0;
  private failure: string | undefined;

  constructor() {
    this.worker = new Worker(new URL('./index-worker.ts', import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    // The thread alone must not keep the process alive.
    this.worker.unref();
    this.worker.on('message', (reply: IndexReply) => {
      const settle = this.pending.get(reply.call);
      this.pending.delete(reply.call);
      if (this.pending.size === 0) this.worker.unref();
      settle?.(reply);
    });
    this.worker.on('error', (error) => this.fail(String(error)));
    this.worker.on('exit', () => this.fail('The search index has stopped'));
  }

  get hasFailed(): boolean {
    return this.failure !== undefined;
  }

  /** Throws what the method threw, or when the thread has stopped. */
  async call<Method extends IndexMethod>(
    method: Method,
    ...args: Parameters<IndexMethods[Method]>
  ): Promise<ReturnType<IndexMethods[Method]>> {
    if (this.failure) throw new Error(this.failure);
    const call = ++this.lastCall;
    const reply = new Promise<IndexReply>((resolve) => this.pending.set(call, resolve));
    this.worker.ref();
    this.worker.postMessage({ call, method, args } satisfies IndexRequest);
    const { result, error } = await reply;
    if (error) throw new Error(error);
    return result as ReturnType<IndexMethods[Method]>;
  }

  async stop(): Promise<void> {
    this.fail('The search index was stopped');
    await this.worker.terminate();
  }

  private fail(error: string): void {
    this.failure ??= error;
    for (const [call, settle] of this.pending) settle({ call, error: this.failure });
    this.pending.clear();
  }
}
