import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { MailedPage } from '../../../components/MailedPage.tsx';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { PetLetterCard } from '../components/PetLetterCard.tsx';
import { petLetterMessages as messages } from '../pet-letter-messages.ts';
import { sharedLetterQuery } from '../pet-letters-api.ts';

/** A letter that its recipient has shared; nothing on the page says who that is. */
export function SharedLetterPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const { data: letter, error, isLoading } = useQuery(sharedLetterQuery(token));
  const title = letter
    ? messages.from({ pet: letter.pet_name })
    : isLoading
      ? messages.pageTitle
      : messages.goneTitle;
  return (
    <MailedPage title={title} lede={letter?.shelter_name}>
      {isLoading && <p role="status">{messages.loading}</p>}
      {!isLoading && !letter && (
        <Notice tone="error">{error ? failureReason(error, messages.gone) : messages.gone}</Notice>
      )}
      {letter && <PetLetterCard letter={letter} />}
      <ButtonLink to="/pets" className="justify-self-start">
        {messages.meetPets}
      </ButtonLink>
    </MailedPage>
  );
}
