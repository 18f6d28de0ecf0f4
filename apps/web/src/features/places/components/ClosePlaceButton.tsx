import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/ui/Button.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';

interface ClosePlaceButtonProps {
  texts: { close: string; closed: string; closeFailed: string };
  isDisabled: boolean;
  onClose: () => Promise<void>;
}

/** Closes a place or a foster home, and says so. */
export function ClosePlaceButton({ texts, isDisabled, onClose }: ClosePlaceButtonProps) {
  const close = useMutation({
    mutationFn: onClose,
    onSuccess: () => adminToast.success(texts.closed),
    onError: (error) => adminToast.error(failureReason(error, texts.closeFailed)),
  });
  return (
    <Button
      variant="secondary"
      className="ms-auto"
      disabled={isDisabled || close.isPending}
      onClick={() => close.mutate()}
    >
      {texts.close}
    </Button>
  );
}
