import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { toastError } from '../../../lib/toast.ts';
import { discard, importsQuery } from '../import-api.ts';
import { importMessages as messages } from '../import-messages.ts';

/** Throws away a file that was not imported. */
export function DiscardFile({ id }: { id: string }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => discard(id),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: importsQuery.queryKey });
      await navigate({ search: '' });
    },
    onError: (error) => toastError(failureReason(error, messages.failed)),
    onSettled: () => setIsAsking(false),
  });
  return (
    <>
      <Button variant="quiet" className="justify-self-start" onClick={() => setIsAsking(true)}>
        {messages.discard}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={messages.discardTitle}
        message={messages.discardMessage}
        confirmText={messages.discard}
        isProcessing={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
