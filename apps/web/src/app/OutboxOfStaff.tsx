// Its calls, so that what a page of before kept is sent from every page of staff.
import '../features/care/care-outbox.ts';
import { OutboxNotice } from '../staff/OutboxNotice.tsx';

/** What could not be sent while the network was away. */
export const OutboxOfStaff = () => <OutboxNotice />;
