import { partnerMessages } from '@pawmatch/contract/matching/partner/partner-messages';
import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { partnerMatchingTexts as texts } from '../matching-messages.ts';
import { useHideEnding } from '../partner-matching-api.ts';

/** Says that the other one has stopped matching together, until the user has read it. */
export function PartnershipEnded({ formerPartner }: { formerPartner: string | null }) {
  const hide = useHideEnding();
  return (
    <div role="status">
      {formerPartner && (
        <Notice
          className="mb-6"
          title={texts.ended(formerPartner)}
          action={
            <Button
              size="sm"
              variant="secondary"
              busy={hide.isPending}
              onClick={() => hide.mutate(undefined)}
            >
              {texts.endedRead}
            </Button>
          }
        >
          {partnerMessages.keep}
        </Notice>
      )}
    </div>
  );
}
