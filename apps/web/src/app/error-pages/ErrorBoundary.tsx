import { Component, type ReactNode } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { NETWORK_MESSAGE } from '../../lib/api/errors/error-messages.ts';
import { errorPageMessages as messages } from './error-page-messages.ts';

/** The error message and a button that reloads the page. */
function ErrorPage({ message }: { message: string }) {
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

interface State {
  message: string | null;
}

/** Shows the error page in place of what could not be rendered or loaded. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { message: null };

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  /** The browser does not load code again that it could not load before. */
  override componentDidCatch() {
    if (this.state.message !== NETWORK_MESSAGE) return;
    addEventListener('online', () => location.reload(), { once: true });
  }

  override render() {
    const { message } = this.state;
    return message === null ? this.props.children : <ErrorPage message={message} />;
  }
}
