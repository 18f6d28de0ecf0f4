import type { FeedServer } from './feed-server.ts';

/** How servers of a protocol are reached; most installations reach none, and start without the libraries. */
export const transportOf = ({ protocol }: Pick<FeedServer, 'protocol'>) =>
  protocol === 'sftp' ? import('./sftp.ts') : import('./ftps.ts');
