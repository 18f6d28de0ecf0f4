import { optionalComponent } from '../../../lib/lazy-component.tsx';
import { useLatestRequest } from '../request/requested-pets.ts';

const VisitPanel = optionalComponent(async () => (await import('./VisitPanel.tsx')).VisitPanel);

/** The panel of the latest request; the dashboard shows the same without it. */
export function RequestedVisit({ path }: { path: string }) {
  const petId = useLatestRequest();
  if (petId === null || path === '/dashboard') return null;
  return <VisitPanel key={petId} petId={petId} path={path} />;
}
