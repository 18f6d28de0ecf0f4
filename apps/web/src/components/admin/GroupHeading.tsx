import type { ReactNode } from 'react';

type GroupHeadingProps = {
  /** In a list of cards, on a phone. */
  isCard: boolean;
  /** Of the table, the checkbox included. */
  columns: number;
  children: ReactNode;
};

/** The heading of a group of rows, such as the visits of one day. */
export function GroupHeading({ isCard, columns, children }: GroupHeadingProps) {
  const className = 'border-b border-line bg-sunken px-4 py-2 text-start text-sm font-semibold';
  return isCard ? (
    <li data-group className={className}>
      <h3 className="font-sans text-sm">{children}</h3>
    </li>
  ) : (
    <tr data-group>
      <th scope="rowgroup" colSpan={columns} className={className}>
        {children}
      </th>
    </tr>
  );
}
