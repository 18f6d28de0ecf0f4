import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Toaster } from '../app/layout/Toaster.tsx';

/** Shows toasts beside a part of a page; the next test begins without them. */
export function Toasts() {
  useEffect(() => () => toast.remove(), []);
  return <Toaster />;
}
