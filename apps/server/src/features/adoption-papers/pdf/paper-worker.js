// A thread that draws papers. It is JavaScript because threads start from a file as it is.
import { parentPort } from 'node:worker_threads';
import { drawPaper } from './draw-paper.js';
import { findUnprintable } from './paper-lines.js';

parentPort?.on('message', async (/** @type {import('./paper.ts').PaperTask} */ { id, ...task }) => {
  try {
    const result =
      'text' in task ? findUnprintable(task.text) : await drawPaper(task.paper, task.reader);
    parentPort?.postMessage({ id, result });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    parentPort?.postMessage({ id, message });
  }
});
