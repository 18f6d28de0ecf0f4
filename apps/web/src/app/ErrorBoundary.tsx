import { Component, type ReactNode } from 'react';
import { NETWORK_MESSAGE } from '../lib/api/error-message.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** What Chromium, Firefox, Safari and the bundler say when code could not be loaded. */
const LOAD_FAILURE =
  /dynamically imported module|importing a module script failed|unable to preload/i;

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return LOAD_FAILURE.test(message) ? NETWORK_MESSAGE : message;
}

interface State {
  message: string | null;
}

/** Shows the error page in place of what could not be rendered or loaded. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { message: null };

  static getDerivedStateFromError(error: unknown): State {
    return { message: messageOf(error) };
  }

  override componentDidMount() {
    addEventListener('online', this.loadAgain);
  }

  override componentWillUnmount() {
    removeEventListener('online', this.loadAgain);
  }

  /** The browser does not load code again that it could not load before. */
  private readonly loadAgain = () => {
    if (this.state.message === NETWORK_MESSAGE) location.reload();
  };

  override render() {
    const { message } = this.state;
    return message === null ? this.props.children : <ErrorPage message={message} />;
  }
}
