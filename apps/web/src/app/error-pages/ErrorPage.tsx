import { Button } from '../../components/ui/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { errorPageMessages as messages } from './error-page-messages.ts';

/** The error message and a button that reloads the page. */
export function ErrorPage({ message }: { message: string }) {
  return (
    <div role="alert" className="grid min-h-[70dvh] grid-cols-1 place-items-center">
      <EmptyState
        headingLevel="h1"
        title={messages.title}
        action={<Button onClick={() => location.reload()}>{messages.tryAgain}</Button>}
      >
        <p className="wrap-anywhere">{message}</p>
      </EmptyState>
    </div>
  );
}
