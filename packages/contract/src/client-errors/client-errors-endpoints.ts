import { defineEndpoint } from '../endpoint.ts';
import { ClientErrorReport } from './client-error.ts';

export const reportClientError = defineEndpoint({
  method: 'POST',
  path: '/client-errors',
  access: 'public',
  rateLimit: 'errorReports',
  summary: 'Report an error of a page in the browser',
  body: ClientErrorReport,
  status: 204,
});
