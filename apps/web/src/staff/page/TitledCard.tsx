import type { ReactNode } from 'react';
import { Card } from '../../components/ui/Card.tsx';

interface TitledCardProps {
  /** Of the heading, which names the card. */
  id: string;
  title: string;
  /** A line about it. */
  about: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page of staff, with its heading and what it is for. */
export function TitledCard({
  id,
  title,
  about,
  className = 'grid gap-4',
  children,
}: TitledCardProps) {
  return (
    <Card as="section" aria-labelledby={id} className={className}>
      <div className="grid gap-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="text-sm text-text-muted">{about}</p>
      </div>
      {children}
    </Card>
  );
}
