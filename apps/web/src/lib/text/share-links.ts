import { pagePath } from './language.ts';
import { shareMessages } from './share-messages.ts';

/** The data of a message about a pet. */
interface SharedPet {
  id: string;
  name: string;
}

/**
 * The URL that opens a pet's dialog.
 * @param origin such as `https://pawmatch.example`, without a slash at the end
 */
export function petLink(origin: string, petId: string): string {
  return `${origin}${pagePath('/pets')}?petId=${encodeURIComponent(petId)}`;
}

/**
 * URLs that pass a message about a pet to another application, without a recipient.
 */
export function shareLinks(pet: SharedPet, origin: string) {
  const link = petLink(origin, pet.id);
  const subject = shareMessages.subject({ pet: pet.name });
  const message = encodeURIComponent(shareMessages.text({ pet: pet.name, link }));
  return {
    whatsApp: `https://wa.me/?text=${message}`,
    // iOS reads what follows `&`, Android what follows `?`.
    sms: `sms:?&body=${message}`,
    email: `mailto:?subject=${encodeURIComponent(subject)}&body=${message}`,
  };
}
