import { type IconProps, SvgIcon } from './SvgIcon.tsx';

// States and attributes.

export function CheckIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="m5 12.5 4.7 4.7L19 7.5" />
    </SvgIcon>
  );
}

export function CrossIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="m7 7 10 10M17 7 7 17" />
    </SvgIcon>
  );
}

export function AlertIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.01" />
    </SvgIcon>
  );
}

export function InfoIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11.5v4.5M12 8v.01" />
    </SvgIcon>
  );
}

export function QuestionIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M9.5 9.7a2.5 2.5 0 1 1 3.6 2.3c-.7.4-1.1.9-1.1 1.7M12 16.5v.01" />
    </SvgIcon>
  );
}

export function HeartIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 19.5c-5-3.2-8-6.2-8-9.9A4.2 4.2 0 0 1 8.2 5.4c1.6 0 3 .8 3.8 2.2.8-1.4 2.2-2.2 3.8-2.2A4.2 4.2 0 0 1 20 9.6c0 3.7-3 6.7-8 9.9z" />
    </SvgIcon>
  );
}

export function PawIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 12.2c-2.3 0-4.9 2.6-4.9 5.1 0 1.5 1.1 2.3 2.4 2.3 1 0 1.6-.5 2.5-.5s1.5.5 2.5.5c1.3 0 2.4-.8 2.4-2.3 0-2.5-2.6-5.1-4.9-5.1z" />
      <ellipse cx="5.3" cy="11.3" rx="1.5" ry="2" />
      <ellipse cx="9.2" cy="6.8" rx="1.6" ry="2.2" />
      <ellipse cx="14.8" cy="6.8" rx="1.6" ry="2.2" />
      <ellipse cx="18.7" cy="11.3" rx="1.5" ry="2" />
    </SvgIcon>
  );
}
