import type { Pet } from '@pawmatch/contract/pets/pet';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { type SubmitHandler, useForm } from 'react-hook-form';
import { useUnsavedChanges } from '../../../components/ui/use-unsaved-changes.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { changedValues, restoreValues, useDraft } from '../../../lib/drafts.ts';
import { formResolver } from '../../../lib/form-resolver.ts';
import { RowFormDialog } from '../../../staff/edit/RowFormDialog.tsx';
import { useEditedRow } from '../../../staff/edit/use-edited-row.ts';
import { useAdoptionQuestion } from '../../visits/admin/use-adoption-question.tsx';
import { CharacterFields } from './CharacterFields.tsx';
import { EssentialFields } from './EssentialFields.tsx';
import { PetFormButtons } from './PetFormButtons.tsx';
import { PetImageField } from './PetImageField.tsx';
import { PetPhotosField } from './PetPhotosField.tsx';
import { petConflictFields } from './pet-conflict.ts';
import { PET_DRAFT, type PetDraft } from './pet-form-draft.ts';
import { emptyPetForm, PetForm, type PetFormValues, toPetForm } from './pet-form-values.ts';
import { petFormMessages } from './pets-admin-messages.ts';
import { useBreeds } from './staff-pets-api.ts';
import { useDeletePet } from './use-delete-pet.ts';
import { usePetPhotos } from './use-pet-photos.ts';
import { type SaveFailure, useSavePet } from './use-save-pet.ts';

const resolver = formResolver(PetForm);

type PetFormDialogProps = {
  /** The pet that is edited; null to add one. */
  pet: Pet | null;
  /** Somebody else has deleted the pet while it was edited: it can be added as a new one. */
  isDeleted?: boolean;
  timeZone: string;
  onClose: () => void;
};

/** R2.58: adds a pet, or changes or deletes one. */
export function PetFormDialog({
  pet: listedPet,
  isDeleted = false,
  timeZone,
  onClose,
}: PetFormDialogProps) {
  const formId = useId();
  const breeds = useBreeds();
  /** The pet as the last call has returned it. */
  const [savedPet, setSavedPet] = useState<Pet | null>(null);
  const pet = newerOf(listedPet, savedPet);
  const form = useForm<PetFormValues>({
    defaultValues: pet ? toPetForm(pet) : emptyPetForm,
    resolver,
  });
  const [image, setImage] = useState<File | null>(null);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const { remove, isDeleting } = useDeletePet();
  // Read during render: react-hook-form only updates what is read.
  const { dirtyFields, isSubmitting, errors } = form.formState;
  const isBusy = isSubmitting || isDeleting;
  const hasChanges = image !== null || Object.values(dirtyFields).some(Boolean);

  const draft: PetDraft | null = useDraft<PetDraft>(PET_DRAFT, (): PetDraft | null => {
    const changed = changedValues(form.getValues(), dirtyFields);
    return hasChanges ? { pet: edited.base, changed, image } : null;
  });
  useEffect(() => {
    if (!draft) return;
    restoreValues(form.setValue, draft.changed);
    setImage(draft.image);
  }, [draft, form.setValue]);
  const isEditing = pet !== null && !isDeleted;
  const edited = useEditedRow(pet, hasChanges, draft?.pet ?? null);
  const save = useSavePet(isEditing ? edited.base : null);
  const adoption = useAdoptionQuestion(timeZone);

  const photos = usePetPhotos(isEditing ? pet : null, (changed) => {
    setSavedPet(changed);
    // Nobody else has changed the pet in between.
    const isNext = changed.version === (edited.base?.version ?? 0) + 1;
    if (isNext && !edited.conflict) edited.resetToNewest(changed);
  });
  const uploadCount = photos.uploads.uploads.length;
  const { leave, dialog: leaveDialog } = useUnsavedChanges(hasChanges || uploadCount > 0);
  const handleClose = () => leave(onClose);

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
    const outcome = await save(values, dirtyFields, image);
    if ('saved' in outcome) {
      if (uploadCount === 0) return onClose();
      form.reset(toPetForm(outcome.saved));
      setImage(null);
      setFailure(null);
      setSavedPet(outcome.saved);
      setIsFinishing(true);
      return;
    }
    if (outcome.current) {
      form.reset(toPetForm(outcome.current), { keepDirtyValues: true });
      return edited.showConflict(outcome.current);
    }
    setFailure(outcome);
    form.setError('root.server', { message: outcome.message });
    if (!(outcome.error instanceof ApiError)) return;
    for (const { field, message } of outcome.error.fieldErrors) {
      if (field in emptyPetForm) form.setError(field as keyof PetFormValues, { message });
    }
  };
  const handleDelete = async () => {
    if (pet && window.confirm(petFormMessages.deleteQuestion) && (await remove(pet))) onClose();
  };

  const handleUseTheirs = () => {
    if (!edited.conflict) return;
    form.reset(toPetForm(edited.conflict.current), { keepFieldsRef: true });
    setImage(null);
    edited.resetToNewest();
  };

  return (
    <>
      <RowFormDialog
        formId={formId}
        size="lg"
        title={isEditing ? petFormMessages.editTitle : petFormMessages.addTitle}
        className="gap-7"
        isBusy={isBusy}
        hasUnsavedChanges={hasChanges || uploadCount > 0}
        isDraft={draft !== null}
        deletedMessage={isDeleted && petFormMessages.deletedByOther}
        conflict={
          edited.conflict && {
            version: edited.conflict.current.version,
            title: petFormMessages.changedByOther,
            fields: petConflictFields(edited.conflict, form.watch(), dirtyFields, image),
            onUseTheirs: handleUseTheirs,
          }
        }
        failure={errors.root?.server ? failure : null}
        onSubmit={() => void form.handleSubmit(handleSave)()}
        onClose={handleClose}
        footer={
          <PetFormButtons
            formId={formId}
            isEditing={isEditing}
            isSaving={isSubmitting}
            isDeleting={isDeleting}
            onCancel={handleClose}
            onDelete={() => void handleDelete()}
          />
        }
      >
        <div className="grid gap-5 md:grid-cols-[11rem_1fr] md:gap-7">
          <PetImageField
            currentSrc={pet ? (pet.primary_photo_url?.medium ?? pet.image_url) : null}
            image={image}
            onChange={setImage}
            disabled={isBusy}
          />
          <EssentialFields form={form} breeds={breeds} />
        </div>
        <PetPhotosField state={photos} isNewPet={!isEditing} disabled={isBusy} />
        <CharacterFields form={form} />
      </RowFormDialog>
      {leaveDialog}
      {adoption.dialog}
    </>
  );
}

/** The list may be older than the last response of the server. */
const newerOf = (listed: Pet | null, saved: Pet | null): Pet | null =>
  listed && saved && listed.version > saved.version ? listed : (saved ?? listed);
