import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { createBackground } from '../../platform/background.ts';
import { sweepOrphanPhotos } from './sweep-orphan-photos.ts';

const SWEEP_EVERY_MS = 6 * 60 * 60_000;

/** Sweeps when the application begins to listen and every six hours; closing it waits for the sweep. */
export function keepPhotosSwept(
  app: FastifyInstance,
  dependencies: Pick<Dependencies, 'database' | 'imageStore' | 'publicUrl' | 'logger'>,
): void {
  const background = createBackground(dependencies.logger);
  const sweep = () => background.run('sweeping photos', () => sweepOrphanPhotos(dependencies));
  const timer = setInterval(sweep, SWEEP_EVERY_MS).unref();
  app.addHook('onListen', async () => sweep());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await background.settled();
  });
}
