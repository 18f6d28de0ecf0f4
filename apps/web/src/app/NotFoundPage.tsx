import notFound from '../artwork/not-found.svg';
import { ButtonLink } from '../components/ui/Button.tsx';
import { EmptyState } from '../components/ui/EmptyState.tsx';

export function NotFoundPage() {
  return (
    <div className="grid min-h-[70dvh] place-items-center">
      <EmptyState
        headingLevel="h1"
        picture={<img src={notFound} alt="" width="240" height="180" />}
        title="Oops! The page you're looking for doesn't exist."
        action={<ButtonLink to="/">Go Home</ButtonLink>}
      />
    </div>
  );
}
