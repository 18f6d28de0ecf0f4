/** What a message about a pet needs. */
interface SharedPet {
  id: string;
  name: string;
}

/**
 * R2.39: the address that opens a pet's dialog.
 * @param origin such as `https://pawmatch.example`, without a slash at the end
 */
export function petLink(origin: string, petId: string): string {
  return `${origin}/pets?petId=${encodeURIComponent(petId)}`;
}

/**
 * R2.39: addresses that hand a message about a pet to another application. None of them names a
 * recipient: the person chooses.
 */
export function shareLinks(pet: SharedPet, origin: string) {
  const link = petLink(origin, pet.id);
  const subject = `Meet ${pet.name}`;
  const message = encodeURIComponent(`Meet ${pet.name}, who is looking for a home: ${link}`);
  return {
    whatsApp: `https://wa.me/?text=${message}`,
    // iOS reads what follows `&`, Android what follows `?`.
    sms: `sms:?&body=${message}`,
    email: `mailto:?subject=${encodeURIComponent(subject)}&body=${message}`,
  };
}
