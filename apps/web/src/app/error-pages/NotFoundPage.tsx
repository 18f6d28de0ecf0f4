import notFound from '../../artwork/not-found.svg';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { notFoundPageMessages as messages } from './not-found-page-messages.ts';

export function NotFoundPage() {
  return (
    <div className="grid min-h-[70dvh] place-items-center">
      <EmptyState
        headingLevel="h1"
        picture={<img src={notFound} alt="" width="240" height="180" />}
        title={messages.title}
        action={<ButtonLink to="/">{messages.goHome}</ButtonLink>}
      />
    </div>
  );
}
