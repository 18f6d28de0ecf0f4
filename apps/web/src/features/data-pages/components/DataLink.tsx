import { Link } from 'react-router';
import { dataMessages } from '../data-messages.ts';

/** From a page of the list back to the list. */
export const DataLink = () => (
  <Link to="/admin/data" className="link justify-self-start text-sm">
    {dataMessages.all}
  </Link>
);
