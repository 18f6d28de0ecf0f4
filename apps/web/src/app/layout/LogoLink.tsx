import { Link } from 'react-router';
import logoMark from '../../artwork/logo-mark.svg';

/** The mark and the name, leading home (R2.20). */
export function LogoLink() {
  return (
    <Link to="/" className="flex min-h-11 flex-none items-center gap-2.5 rounded-lg">
      <img src={logoMark} alt="" width="40" height="40" className="size-9 sm:size-10" />
      <span className="font-display text-xl font-semibold tracking-tight">Pawmatch</span>
    </Link>
  );
}
