import type { ReactNode } from 'react';

type ListEmptyProps = {
  /** Address of an illustration. */
  picture?: string;
  action?: ReactNode;
  children: ReactNode;
};

/** What a list panel shows when there is nothing to list. */
export function ListEmpty({ picture, action, children }: ListEmptyProps) {
  return (
    <div className="grid h-panel content-center justify-items-center gap-4 px-6 text-center">
      {picture && <img src={picture} alt="" width={200} height={150} className="h-36 w-auto" />}
      <p className="text-text-muted">{children}</p>
      {action}
    </div>
  );
}
