import type { OwnContract, SignatureInput } from '@pawmatch/contract/adoption-papers/contract';
import type { ReactNode } from 'react';
import { MailedPage } from '../../../components/MailedPage.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { dateTimeText } from '../../../lib/shelter-dates.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { signMessages as messages } from '../adoption-papers-messages.ts';
import { ContractText } from './ContractText.tsx';
import { SignForm } from './SignForm.tsx';

interface SignContractProps {
  contract: OwnContract;
  /** On a device of the shelter, which is given back. */
  isHandedOver?: boolean;
  onSign: (signature: SignatureInput) => Promise<void>;
  onChanged: () => Promise<unknown>;
  /** Papers to download. */
  children?: ReactNode;
}

/** A contract, read on a phone, with the form to sign it. */
export function SignContract(props: SignContractProps) {
  const { contract, isHandedOver = false, onSign, onChanged, children } = props;
  const { signature, pet_names: pets } = contract;
  const shelter = useShelter();
  return (
    <MailedPage
      title={signature ? messages.signedTitle({ pets }) : messages.title({ pets })}
      lede={contract.can_sign && messages.lede}
    >
      {signature && (
        <Notice tone="success">
          {messages.signedBy({
            name: signature.name,
            time: dateTimeText(signature.signed_at, shelter?.time_zone),
          })}{' '}
          {isHandedOver ? messages.handBack : messages.mailed}
        </Notice>
      )}
      {!signature && !contract.can_sign && <Notice tone="warning">{messages.cannotSign}</Notice>}
      <Card as="article">
        <ContractText text={contract.text} />
      </Card>
      {contract.can_sign && <SignForm contract={contract} onSign={onSign} onChanged={onChanged} />}
      {children}
    </MailedPage>
  );
}
