import type { OwnContract, SignatureInput } from '@pawmatch/contract/adoption-papers/contract';
import type { ContractSigner } from '@pawmatch/contract/adoption-papers/contract-values';
import { type ReactNode, useState } from 'react';
import { MailedPage } from '../../../components/MailedPage.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { dateTimeText } from '../../../lib/dates/shelter-dates.ts';
import { listInWords } from '../../../lib/text/format-text.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { signMessages as messages } from '../adoption-papers-messages.ts';
import { ContractText } from './ContractText.tsx';
import { SignForm } from './SignForm.tsx';

interface SignContractProps {
  contract: OwnContract;
  /** On a device of the shelter, which is given back. */
  isHandedOver?: boolean;
  onSign: (signature: SignatureInput & { signer?: ContractSigner }) => Promise<void>;
  onChanged: () => Promise<unknown>;
  /** Papers to download. */
  children?: ReactNode;
}

/** A contract, read on a phone, with the form to sign it. */
export function SignContract(props: SignContractProps) {
  const { contract, isHandedOver = false, onSign, onChanged, children } = props;
  const { signature, pet_names: pets } = contract;
  const shelter = useShelter();
  const [hasSignedHere, setHasSignedHere] = useState(false);
  const signed = contract.signers.filter(({ signed_at }) => signed_at);
  const signatures = signature && signed.length < 2 ? [signature] : signed;
  const waitedFor = contract.signers.filter(({ signed_at }) => !signed_at);
  const unsignedTitle = hasSignedHere ? messages.halfSignedTitle : messages.title;
  return (
    <MailedPage
      title={signature ? messages.signedTitle({ pets }) : unsignedTitle({ pets })}
      lede={contract.can_sign && messages.lede}
    >
      {signature && (
        <Notice tone="success">
          {signatures.map(({ name, signed_at }) => (
            <p key={`${name} ${signed_at}`}>
              {messages.signedBy({ name, time: dateTimeText(signed_at ?? '', shelter?.time_zone) })}
            </p>
          ))}
          <p>{isHandedOver ? messages.handBack : messages.mailed}</p>
        </Notice>
      )}
      {!signature &&
        signed.map(({ signer, name, signed_at }) => (
          <Notice key={signer} tone="success">
            {messages.signedSoFar({
              name,
              time: dateTimeText(signed_at ?? '', shelter?.time_zone),
              others: listInWords(waitedFor.map((other) => other.name)),
            })}{' '}
            {isHandedOver && hasSignedHere && messages.handBack}
          </Notice>
        ))}
      {!signature && !contract.can_sign && signed.length === 0 && (
        <Notice tone="warning">{messages.cannotSign}</Notice>
      )}
      {contract.unprintable.length > 0 && (
        <Notice>{messages.unprintable({ characters: contract.unprintable.join(' ') })}</Notice>
      )}
      <Card as="article">
        <ContractText text={contract.text} language={contract.language} />
      </Card>
      {contract.can_sign && !(isHandedOver && hasSignedHere) && (
        <SignForm
          contract={contract}
          choices={isHandedOver ? waitedFor : []}
          onSign={async (input) => {
            await onSign(input);
            setHasSignedHere(true);
          }}
          onChanged={onChanged}
        />
      )}
      {children}
    </MailedPage>
  );
}
