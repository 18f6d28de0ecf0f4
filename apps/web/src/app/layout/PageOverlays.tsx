import { useEffect } from 'react';
import { RequestedVisit } from '../../features/visits/own/RequestedVisit.tsx';
import { Toaster } from './Toaster.tsx';
import { watchFocus } from './watch-focus.ts';

/** The toasts, the visit that was just requested, and the focus after a press. @param path of the page */
export function PageOverlays({ path }: { path: string }) {
  useEffect(() => {
    const page = document.getElementById('main');
    return page ? watchFocus(page) : undefined;
  }, []);
  return (
    <>
      <RequestedVisit path={path} />
      <Toaster path={path} />
    </>
  );
}
