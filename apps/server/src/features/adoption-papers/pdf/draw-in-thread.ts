import { Worker } from 'node:worker_threads';
import { parseContract } from '@pawmatch/contract/adoption-papers/contract-text';
import { firstContract } from '@pawmatch/contract/adoption-papers/first-contract-messages';
import { currentLocale } from '@pawmatch/contract/localized';
import { AppError } from '../../../platform/app-error.ts';
import { paperMessages } from '../paper-messages.ts';
import type { Paper, PaperTask } from './paper.ts';

/** A paper takes a tenth of a second; one that takes so long never ends. */
const TIMEOUT_MS = 20_000;

/** How long the thread keeps the fonts that it has read: 60 MB, which the system gets back when it ends. */
const IDLE_MS = {
  /** Whoever has a paper seldom asks for another. */
  drawn: 10_000,
  /** Whoever sees a page may ask for its paper a little later. */
  prepared: 2 * 60_000,
};

/** Far more than fonts and a long contract take. */
const MAX_HEAP_MB = 256;

/** V8 keeps what it once had for new objects: 48 MB if not told otherwise, for papers that are as quick with less. */
const MAX_NEW_OBJECTS_MB = 4;

/** Papers that wait for the thread; beyond, somebody asks for far more than anybody reads. */
const MAX_WAITING = 50;

/** Beyond the letters and marks of Europe, which the first font has. */
const HAS_OTHER_LETTERS = /[^\s\u0020-\u024f\u2010-\u2026\u20ac]/u;

type WithoutId<Task> = Task extends unknown ? Omit<Task, 'id'> : never;

interface Waiting {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

interface Answer {
  id: number;
  result?: never;
  message?: string;
}

/** Has the fonts and letters that nearly every paper has. */
const firstPaper = (): Paper => ({
  title: 'Contract',
  size: 'letter',
  author: 'Shelter',
  madeAt: '2026-01-01T00:00:00Z',
  blocks: parseContract(firstContract.text),
  footer: 'Shelter',
});

export interface PaperThread {
  draw(paper: Paper): Promise<Buffer>;
  /** The characters of a text that papers cannot show, each once. */
  findUnprintable(text: string): Promise<string[]>;
  /** Starts the thread and reads the fonts, when somebody sees a page from which they may get a paper. */
  prepare(): void;
}

/** Draws papers in one thread, one after the other, so that requests of others do not wait. */
export function createPaperThread(): PaperThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;

  const end = (error: Error) => {
    const ended = worker;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    void ended?.terminate();
  };

  const start = () => {
    const started = new Worker(new URL('./paper-worker.js', import.meta.url), {
      resourceLimits: {
        maxOldGenerationSizeMb: MAX_HEAP_MB,
        maxYoungGenerationSizeMb: MAX_NEW_OBJECTS_MB,
      },
    });
    started.on('message', ({ id, result, message }: Answer) => {
      const paper = waiting.get(id);
      waiting.delete(id);
      if (result) paper?.resolve(result);
      else paper?.reject(new Error(message));
    });
    started.on('error', (error) => {
      if (worker === started) end(error as Error);
    });
    started.unref();
    return started;
  };

  const rest = (idleMs: number) => {
    worker?.unref();
    clearTimeout(idle);
    idle = setTimeout(() => end(new Error('The thread has ended.')), idleMs);
    idle.unref();
  };

  async function ask<Result>(task: WithoutId<PaperTask>, idleMs = IDLE_MS.drawn): Promise<Result> {
    if (waiting.size >= MAX_WAITING) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: 5 });
    clearTimeout(idle);
    worker ??= start();
    lastId += 1;
    const id = lastId;
    const answer = new Promise<Result>((resolve, reject) => waiting.set(id, { resolve, reject }));
    worker.ref();
    worker.postMessage({ id, ...task });
    const timeout = setTimeout(() => end(new Error('A paper took too long.')), TIMEOUT_MS);
    try {
      return await answer;
    } finally {
      clearTimeout(timeout);
      if (waiting.size === 0) rest(idleMs);
    }
  }

  const draw = async (paper: Paper, idleMs?: number): Promise<Buffer> => {
    const reader = { locale: currentLocale(), page: paperMessages.page };
    return Buffer.from(await ask<Uint8Array>({ paper, reader }, idleMs));
  };

  return {
    draw: (paper) => draw(paper),
    findUnprintable: async (text) =>
      HAS_OTHER_LETTERS.test(text) ? ask({ text }, IDLE_MS.prepared) : [],
    prepare() {
      // Who then asks for a paper hears of what is wrong.
      if (!worker) draw(firstPaper(), IDLE_MS.prepared).catch(() => undefined);
      else if (waiting.size === 0) rest(IDLE_MS.prepared);
    },
  };
}
