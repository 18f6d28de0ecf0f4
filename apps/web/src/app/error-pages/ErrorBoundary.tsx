import { Component, type ReactNode } from 'react';
import { NETWORK_MESSAGE } from '../../lib/api/errors/error-messages.ts';
import { ErrorPage } from './ErrorPage.tsx';

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
