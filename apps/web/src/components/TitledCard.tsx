import type { ReactNode } from 'react';
import { Card } from './ui/Card.tsx';

interface TitledCardProps {
  /** Of the heading, which names the card. */
  id: string;
  title: string;
  titleSize?: 'text-lg' | 'text-xl' | 'text-2xl';
  /** A line about it. */
  about?: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page, with its heading and perhaps what it is for. */
export function TitledCard({
  id,
  title,
  titleSize = 'text-xl',
  about,
  className = 'grid gap-4',
  children,
}: TitledCardProps) {
  return (
    <Card as="section" aria-labelledby={id} className={className}>
      <div className="grid gap-1">
        <h2 id={id} className={titleSize}>
          {title}
        </h2>
        {about && <p className="text-sm text-text-muted">{about}</p>}
      </div>
      {children}
    </Card>
  );
}
