import { Link } from 'react-router';
import logoMark from '../../artwork/logo-mark.svg?raw';

/** The logo and the name, linked to the home page (R2.20). */
export function LogoLink() {
  return (
    <Link to="/" className="flex min-h-11 flex-none items-center gap-2 rounded-lg sm:gap-2.5">
      <span
        aria-hidden="true"
        className="text-action [&_svg]:size-9 sm:[&_svg]:size-10"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, inline to take the theme's colour.
        dangerouslySetInnerHTML={{ __html: logoMark }}
      />
      <span className="font-display text-lg font-semibold tracking-tight sm:text-xl">Pawmatch</span>
    </Link>
  );
}
