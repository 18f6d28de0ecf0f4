import { type IconProps, SvgIcon } from '../ui/icons/SvgIcon.tsx';

/** Three dots, for a menu of actions. */
export function MoreIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <circle cx="12" cy="5.5" r="1" fill="currentColor" />
      <circle cx="12" cy="12" r="1" fill="currentColor" />
      <circle cx="12" cy="18.5" r="1" fill="currentColor" />
    </SvgIcon>
  );
}
