import type { Pet } from '@pawmatch/contract/pets/pet';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { adminToast } from '../../../lib/toast.ts';
import { useCan } from '../../../lib/use-can.ts';
import { bondedMessages } from '../bonded-messages.ts';
import { PetThumbnail } from './pet-cells.tsx';
import { useChangeBondedPair } from './staff-pets-api.ts';

const messages = bondedMessages.admin;

const { Lazy: BondedPairForm } = lazyComponent(
  async () => (await import('./BondedPairForm.tsx')).BondedPairForm,
);

/** The other pet of a pair, for staff, who link and unlink the two; nothing for who may not, and there is none. */
export function BondedPairCard({ pet }: { pet: Pet }) {
  const titleId = useId();
  const mayChange = useCan()('pets.edit');
  const [isChoosing, setIsChoosing] = useState(false);
  const change = useChangeBondedPair(pet);
  const { bonded_with: other } = pet;
  const hasForm = isChoosing && !other;

  // The focused control is gone with the form, so focus moves to the heading.
  const title = useRef<HTMLHeadingElement>(null);
  const hadForm = useRef(hasForm);
  useEffect(() => {
    if (hadForm.current && !hasForm) title.current?.focus();
    hadForm.current = hasForm;
  }, [hasForm]);

  const save = async (otherId: string | null) => {
    const before = pet.bonded_with;
    const { bonded_with: after } = await change.mutateAsync(otherId);
    setIsChoosing(false);
    if (after) adminToast.success(messages.wasLinked({ pet: pet.name, other: after.name }));
    else if (before)
      adminToast.success(messages.wasUnlinked({ pet: pet.name, other: before.name }));
  };
  // The failure is shown in the card.
  const handleSave = (otherId: string | null) => void save(otherId).catch(() => undefined);

  if (!other && !mayChange) return null;
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-3">
      <h2 ref={title} id={titleId} tabIndex={-1} className="text-lg">
        {messages.title}
      </h2>
      {other ? (
        <>
          <Link
            to={`/admin/pets/${other.id}`}
            className="link flex min-h-11 items-center gap-3 justify-self-start wrap-anywhere"
          >
            <PetThumbnail pet={{ ...other, image_url: null, photos: [] }} />
            {other.name}
          </Link>
          <p className="text-sm text-text-muted">
            {messages.linked({ pet: pet.name, other: other.name })}
          </p>
          {(pet.status !== 'Available' || other.status !== 'Available') && (
            <Notice tone="warning">
              {messages.statusesDiffer({
                pet: messages.hasStatus[pet.status](pet),
                other: messages.hasStatus[other.status](other),
              })}
            </Notice>
          )}
        </>
      ) : (
        !isChoosing && <p className="text-sm text-text-muted">{messages.none}</p>
      )}
      <FormFailure>{change.error && failureReason(change.error, messages.saveFailed)}</FormFailure>
      {hasForm ? (
        <Suspense fallback={null}>
          <BondedPairForm
            petId={pet.id}
            isBusy={change.isPending}
            onLink={handleSave}
            onCancel={() => setIsChoosing(false)}
          />
        </Suspense>
      ) : (
        mayChange && (
          <Button
            size="sm"
            variant="secondary"
            busy={change.isPending}
            className="justify-self-start"
            onClick={() => (other ? handleSave(null) : setIsChoosing(true))}
          >
            {other ? messages.unlink : messages.choose}
          </Button>
        )
      )}
    </Card>
  );
}
