import { optionalComponent } from '../../../lib/lazy-component.tsx';
import { useLatestRequest } from '../request/requested-pets.ts';

const VisitPanel = optionalComponent(async () => (await import('./VisitPanel.tsx')).VisitPanel);

/** These pages show the visit themselves. */
const WITHOUT_PANEL = ['/dashboard', '/visit'];

/** The panel of the latest request. */
export function RequestedVisit({ path }: { path: string }) {
  const petId = useLatestRequest();
  if (petId === null || WITHOUT_PANEL.includes(path)) return null;
  return <VisitPanel key={petId} petId={petId} path={path} />;
}
