import type { PartnerMatching } from '@pawmatch/contract/matching/partner/partner-matching-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { currentUserQuery } from '../../auth/auth-api.ts';
import { SHARPEN_PANEL } from '../match-results-state.ts';
import { partnerMatchingTexts as texts } from '../matching-messages.ts';
import { useLeave } from '../partner-matching-api.ts';

type Partner = NonNullable<PartnerMatching['partner']>;

/** With whom the user matches together, what they have answered differently, and how to stop. */
export function Partnership({ partner }: { partner: Partner }) {
  const { name, has_answered, differences } = partner;
  const [isAsking, setIsAsking] = useState(false);
  const leave = useLeave();
  return (
    <>
      {!has_answered && <p className="wrap-anywhere text-text-muted">{texts.waiting(name)}</p>}
      {differences.length > 0 && <Differences partner={partner} />}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        onClick={() => setIsAsking(true)}
      >
        {texts.leave}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.leaveTitle(name)}
        message={texts.leaveQuestion(name)}
        confirmText={texts.leaveNow}
        isProcessing={leave.isPending}
        onConfirm={() => leave.mutate(undefined, { onSettled: () => setIsAsking(false) })}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

function Differences({ partner: { name, differences } }: { partner: Partner }) {
  const { data: person } = useQuery(currentUserQuery);
  const isForMyself = person?.preferences?.pet_purpose === 'Myself';
  return (
    <div className="grid gap-1">
      <p className="wrap-anywhere">{texts.differ(name)}</p>
      <ul className="grid list-disc gap-2 ps-5">
        {differences.map(({ question, text, yours, theirs }) => (
          <li key={question} className="wrap-anywhere">
            {texts.difference({ text, yours, name, theirs })}{' '}
            <Link
              to={pathOf(question, isForMyself)}
              aria-label={texts.changeDifference(text)}
              className="link inline-flex min-h-6 items-center"
            >
              {texts.changeYours}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where one changes an answer. Who looks for a pet for themselves is not asked about children. */
function pathOf(question: string, isForMyself: boolean): string {
  switch (question) {
    case 'has_children':
      return `/questionnaire#${isForMyself ? 'pet_purpose' : question}`;
    case 'has_dogs':
    case 'has_cats':
      return '/questionnaire#has_pets';
    default:
      return `/match-results#${SHARPEN_PANEL}`;
  }
}
