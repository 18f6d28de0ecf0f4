import { createExport, type NewExport } from '@pawmatch/contract/export/export-endpoints';
import { useMutation } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { callEndpoint } from '../../lib/api/client.ts';
import { adminToast } from '../../lib/toast.ts';
import { accountFailureMessage } from '../auth/auth-failure.ts';
import { exportMessages as messages } from './export-messages.ts';

type Order = z.input<typeof NewExport>;

/** The browser saves the file while it arrives, however large it is. */
function followDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** Asks for a file, and begins its download. */
export const useExport = () =>
  useMutation({
    mutationFn: (body: Order) => callEndpoint(createExport, { body }),
    onSuccess: ({ url }) => {
      followDownload(url);
      adminToast.success(messages.started);
    },
    onError: (error) => adminToast.error(messages.failed, { reason: accountFailureMessage(error) }),
  });
