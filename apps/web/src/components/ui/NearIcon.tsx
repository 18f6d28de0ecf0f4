import { type IconProps, SvgIcon } from './icons/SvgIcon.tsx';

/** A nearly matching criterion. */
export function NearIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M4.5 13.5c2.5-4.5 5-4.5 7.5-1.5s5 3 7.5-1.5" />
    </SvgIcon>
  );
}
