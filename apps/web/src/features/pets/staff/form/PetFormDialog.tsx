import { DEFAULT_LANGUAGE } from '@pawmatch/contract/languages';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { useEffect, useEffectEvent, useState } from 'react';
import { type SubmitHandler, useForm } from 'react-hook-form';
import { ApiError } from '../../../../lib/api/errors/api-error.ts';
import { joinedMessages } from '../../../../lib/api/errors/failure-reason.ts';
import { formResolver } from '../../../../lib/form-resolver.ts';
import { LONG_TOAST_DURATION } from '../../../../lib/toast.ts';
import { useCan } from '../../../../lib/use-can.ts';
import { RowFormDialog } from '../../../../staff/edit/RowFormDialog.tsx';
import { useDeleteRow } from '../../../../staff/edit/use-delete-row.ts';
import { useRowForm } from '../../../../staff/edit/use-row-form.ts';
import { useSaveRow } from '../../../../staff/edit/use-save-row.ts';
import { withReason } from '../../../../staff/with-reason.ts';
import { useInlineShelter } from '../../../shelter/shelter-api.ts';
import { useAdoptionQuestion } from '../../../visits/staff/outcome/adoption.tsx';
import { askAboutPartners } from '../ask-about-partners.ts';
import { petResource } from '../pet-resource.ts';
import { useBreeds } from '../staff-pets-api.ts';
import { petSaveFailures as messages, petFormMessages } from '../staff-pets-messages.ts';
import { warnOfHold } from '../warn-of-hold.ts';
import { CharacterFields } from './CharacterFields.tsx';
import { EssentialFields } from './EssentialFields.tsx';
import { PetFormButtons } from './PetFormButtons.tsx';
import { PetImageField } from './PetImageField.tsx';
import { petConflictFields } from './pet-conflict.ts';
import { emptyPetForm, PetForm, type PetFormValues, toPetForm } from './pet-form-values.ts';
import { PetPhotosField } from './photos/PetPhotosField.tsx';
import { usePetPhotos } from './photos/use-pet-photos.ts';
import { savePet } from './save-pet.ts';

function createFailure(error: unknown): string {
  const reasons = joinedMessages(error);
  if (error instanceof ApiError && error.status === 422) return messages.notCreated({ reasons });
  if (reasons) return reasons;
  const message = error instanceof Error ? error.message : '';
  return message || messages.created;
}

/** With the server's reason, or that it was not reached, where that helps. */
function updateFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return messages.updated;
  if (error.status === 422) return messages.notUpdated({ reasons: joinedMessages(error) });
  if (error.kind === 'invalid') return error.message;
  return withReason(messages.updated, error);
}

/** The name under which a draft is stored when a session ends. */
export const PET_DRAFT = 'pet';

const resolver = formResolver(PetForm);

type PetFormDialogProps = {
  /** The pet that is edited; null to add one. */
  pet: Pet | null;
  /** Somebody else has deleted the pet while it was edited: it can be added as a new one. */
  isDeleted?: boolean;
  timeZone: string;
  onClose: () => void;
};

/** Adds a pet, or changes or deletes one. */
export function PetFormDialog({
  pet: listedPet,
  isDeleted = false,
  timeZone,
  onClose,
}: PetFormDialogProps) {
  const can = useCan();
  /** Of the rest, which this person may not change, nothing is shown or sent. */
  const isOnlyFacts = !can('pets.edit');
  const breeds = useBreeds();
  const shelter = useInlineShelter();
  /** The pet as the last call has returned it. */
  const [savedPet, setSavedPet] = useState<Pet | null>(null);
  const pet = newerOf(listedPet, savedPet);
  const form = useForm<PetFormValues>({
    defaultValues: pet ? toPetForm(pet) : emptyPetForm,
    resolver,
  });
  const [image, setImage] = useState<File | null>(null);
  const { remove, isDeleting } = useDeleteRow(petResource);
  const isEditing = pet !== null && !isDeleted;
  const adoption = useAdoptionQuestion(timeZone);

  const photos = usePetPhotos(isEditing && !isOnlyFacts ? pet : null, (saved) => {
    setSavedPet(saved);
    // Nobody else has changed the pet in between.
    const isNext = saved.version === (edited.base?.version ?? 0) + 1;
    if (isNext && !edited.conflict) edited.resetToNewest(saved);
  });
  const uploadCount = photos.uploads.uploads.length;
  const rowForm = useRowForm({
    draftName: PET_DRAFT,
    form,
    row: pet,
    toValues: toPetForm,
    file: { chosen: image, choose: setImage },
    hasMore: uploadCount > 0,
    onClose,
  });
  const { edited, changed, hasChanges } = rowForm;
  const isBusy = rowForm.isSubmitting || isDeleting;
  const base = isEditing ? edited.base : null;
  const save = useSaveRow(petResource, base, {
    failure: base ? updateFailure : createFailure,
    ...(!base && { failureDuration: LONG_TOAST_DURATION }),
  });

  /** The pet is saved: the dialog closes when its photos are sent, too. */
  const [isFinishing, setIsFinishing] = useState(false);
  const closeWhenSent = useEffectEvent(() => {
    if (isFinishing && !hasChanges && uploadCount === 0) onClose();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then can the last photo be sent.
  useEffect(() => closeWhenSent(), [isFinishing, uploadCount]);

  const handleSave: SubmitHandler<PetFormValues> = async (values) => {
    const isAdopted = values.status === 'Adopted' && edited.base?.status !== 'Adopted';
    if (isEditing && isAdopted && !(await adoption.ask([pet]))) return;
    const outcome = await save(() =>
      savePet(base, values, changed, isOnlyFacts ? undefined : image),
    );
    if (!('saved' in outcome)) return rowForm.showFailure(outcome);
    if (isAdopted) askAboutPartners([outcome.saved]);
    if (base) warnOfHold(base, outcome.saved, timeZone);
    if (uploadCount === 0) return onClose();
    form.reset(toPetForm(outcome.saved));
    setImage(null);
    rowForm.forgetFailure();
    setSavedPet(outcome.saved);
    setIsFinishing(true);
  };
  const editTitle =
    pet && isOnlyFacts ? petFormMessages.factsTitle(pet.name) : petFormMessages.editTitle;
  const title = isEditing ? editTitle : petFormMessages.addTitle;
  const handleDelete = async () => {
    if (pet && window.confirm(petFormMessages.deleteQuestion) && (await remove(pet))) onClose();
  };

  return (
    <>
      <RowFormDialog
        state={rowForm.dialog}
        size="lg"
        title={title}
        className="gap-7"
        isBusy={isBusy}
        deletedMessage={isDeleted && petFormMessages.deletedByOther}
        conflictTitle={petFormMessages.changedByOther}
        conflictFields={
          edited.conflict ? petConflictFields(edited.conflict, form.watch(), changed, image) : []
        }
        onSubmit={() => void form.handleSubmit(handleSave)()}
        footer={
          <PetFormButtons
            formId={rowForm.dialog.formId}
            isEditing={isEditing}
            isSaving={rowForm.isSubmitting}
            isDeleting={isDeleting}
            onCancel={rowForm.dialog.onClose}
            onDelete={can('pets.delete') ? () => void handleDelete() : undefined}
          />
        }
      >
        {isOnlyFacts ? (
          <EssentialFields form={form} breeds={breeds} isOnlyFacts />
        ) : (
          <>
            <div className="grid gap-5 md:grid-cols-[11rem_1fr] md:gap-7">
              <PetImageField
                currentSrc={pet ? (pet.primary_photo_url?.medium ?? pet.image_url) : null}
                image={image}
                onChange={setImage}
                disabled={isBusy}
              />
              <EssentialFields form={form} breeds={breeds} isOnlyFacts={false} />
            </div>
            <PetPhotosField state={photos} isNewPet={!isEditing} disabled={isBusy} />
          </>
        )}
        <CharacterFields
          form={form}
          isOnlyFacts={isOnlyFacts}
          language={pet?.language ?? shelter?.language ?? DEFAULT_LANGUAGE}
        />
      </RowFormDialog>
      {rowForm.leaveDialog}
      {adoption.dialog}
    </>
  );
}

/** The list may be older than the last response of the server. */
const newerOf = (listed: Pet | null, saved: Pet | null): Pet | null =>
  listed && saved && listed.version > saved.version ? listed : (saved ?? listed);
