import { type IconProps, SvgIcon } from './SvgIcon.tsx';

// Icons that no first view shows: apart, so that it does not load them.

export function PencilIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="m14.5 5.5 4 4L8.3 19.7l-4.8.8.8-4.8zM12.5 7.5l4 4" />
    </SvgIcon>
  );
}

/** Somebody comes in through a door. */
export function ArriveIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M4 12h10M10 8l4 4-4 4M14 4h5v16h-5" />
    </SvgIcon>
  );
}

export function TrashIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.9 12a1.5 1.5 0 0 0 1.5 1.5h6.2a1.5 1.5 0 0 0 1.5-1.5l.9-12M10 11v5.5M14 11v5.5" />
    </SvgIcon>
  );
}

export function PlusIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 5v14M5 12h14" />
    </SvgIcon>
  );
}

export function UploadIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 15.5V4.5M7.5 9 12 4.5 16.5 9M4.5 15.5v2A2.5 2.5 0 0 0 7 20h10a2.5 2.5 0 0 0 2.5-2.5v-2" />
    </SvgIcon>
  );
}

export function DownloadIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14" />
    </SvgIcon>
  );
}

export function BellIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M6 10a6 6 0 1 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10M10 19.5a2.2 2.2 0 0 0 4 0" />
    </SvgIcon>
  );
}

export function ChevronLeftIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path className="turns" d="m14.5 6-6 6 6 6" />
    </SvgIcon>
  );
}
