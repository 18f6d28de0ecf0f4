import { Toaster } from '../app/layout/Toaster.tsx';

/** Shows toasts beside a part of a page. */
export const Toasts = () => <Toaster />;
