import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { failureReason } from '../../../lib/api/failure-reason.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { PetLetterCard } from '../components/PetLetterCard.tsx';
import { petLetterMessages as messages } from '../pet-letter-messages.ts';
import { sharedLetterQuery } from '../pet-letters-api.ts';

/** A letter that its recipient has shared; nothing on the page says who that is. */
export function SharedLetterPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const shelter = useShelter();
  const { data: letter, error, isLoading } = useQuery(sharedLetterQuery(token));
  return (
    <div className="page grid min-h-dvh max-w-2xl content-start gap-6 py-8 sm:py-12">
      <div>
        <h1 className="text-4xl wrap-anywhere">
          {letter ? messages.from({ pet: letter.pet_name }) : messages.pageTitle}
        </h1>
        <p className="text-text-muted">{shelter?.name}</p>
      </div>
      {isLoading && <p role="status">{messages.loading}</p>}
      {!isLoading && !letter && (
        <Notice tone="error">{error ? failureReason(error, messages.gone) : messages.gone}</Notice>
      )}
      {letter && <PetLetterCard letter={letter} />}
      <ButtonLink to="/pets" className="justify-self-start">
        {messages.meetPets}
      </ButtonLink>
    </div>
  );
}
