import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { createBackgroundTasks } from '../../platform/process/background.ts';
import { sweepOrphanPhotos } from './sweep-orphan-photos.ts';

/** S40: removes files that a crash has left when the application starts to listen; `close` waits for it. */
export function sweepPhotosAtStart(
  app: FastifyInstance,
  dependencies: Pick<Dependencies, 'database' | 'imageStore' | 'publicUrl' | 'logger'>,
): void {
  const background = createBackgroundTasks(dependencies.logger);
  app.addHook('onListen', async () =>
    background.run('sweeping photos', () => sweepOrphanPhotos(dependencies)),
  );
  app.addHook('onClose', () => background.settled());
}
