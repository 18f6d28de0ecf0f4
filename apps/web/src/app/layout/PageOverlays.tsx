import { RequestedVisit } from '../../features/visits/own/RequestedVisit.tsx';
import { Toaster } from './Toaster.tsx';

/** The toasts, and the visit that was just requested. @param path of the page */
export function PageOverlays({ path }: { path: string }) {
  return (
    <>
      <RequestedVisit path={path} />
      <Toaster path={path} />
    </>
  );
}
