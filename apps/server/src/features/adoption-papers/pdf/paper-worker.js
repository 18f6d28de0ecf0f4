// A thread that draws papers. It is JavaScript because threads start from a file as it is.
import { parentPort } from 'node:worker_threads';
import { drawPaper } from './draw-paper.js';

parentPort?.on(
  'message',
  async (
    /** @type {{ id: number, paper: import('./paper.ts').Paper, reader: import('./paper.ts').PaperReader }} */ {
      id,
      paper,
      reader,
    },
  ) => {
    try {
      const bytes = await drawPaper(paper, reader);
      parentPort?.postMessage({ id, bytes });
    } catch (error) {
      parentPort?.postMessage({
        id,
        message: error instanceof Error ? error.message : String(error),
      });
    }
  },
);
