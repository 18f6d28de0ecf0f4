import { type IconProps, SvgIcon } from './SvgIcon.tsx';

// Sharing.

export function LinkIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1" />
    </SvgIcon>
  );
}

export function MailIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <rect x="3.5" y="5.5" width="17" height="13.5" rx="2.5" />
      <path d="m4.5 7.5 7.5 6 7.5-6" />
    </SvgIcon>
  );
}

export function MessageIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M4 6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5v7a2.5 2.5 0 0 1-2.5 2.5H11l-4.5 4v-4A2.5 2.5 0 0 1 4 13.5zM8.5 10v.01M12 10v.01M15.5 10v.01" />
    </SvgIcon>
  );
}

export function PhoneBubbleIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M4 20l1.2-4A8.3 8.3 0 1 1 8.3 19z" />
      <path d="M9.3 8.3c-.8.3-1 1.2-.7 2.1a7.2 7.2 0 0 0 4.9 4.9c.9.3 1.8.1 2.1-.7l.2-.9-2-1-.9.9a5.2 5.2 0 0 1-2.5-2.5l.9-.9-1-2z" />
    </SvgIcon>
  );
}
