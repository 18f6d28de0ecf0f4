import { LANGUAGES, type Language, languagePrefix, languages } from '@pawmatch/contract/languages';
import type { RenderedPage } from '@pawmatch/contract/pages/initial-state';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { petPath } from '@pawmatch/contract/pets/pet-address';
import { petFacts, petListFacts, type Site } from './html/structured-data.ts';
import type { PetsPageState } from './pages.service.ts';
import type { PreviewPictures } from './previews/preview-pictures.ts';

/** What search engines and previews of links read in the pages of a language. */
export function createPageDescriptions(
  { site: root, previews }: { site: Site; previews: PreviewPictures },
  language: Language,
) {
  const site: Site = {
    origin: root.origin + languagePrefix(language),
    get shelterName() {
      return root.shelterName;
    },
  };

  /** @param siteName of the shelter that the page is about */
  const describe = (
    { description }: RenderedPage,
    path: string,
    facts: object,
    siteName = site.shelterName,
  ) => ({
    description,
    url: site.origin + path,
    alternates: LANGUAGES.map((other) => ({
      language: other,
      url: root.origin + languagePrefix(other) + path,
    })),
    locale: languages[language].locale,
    siteName,
    picture: previews.ofSite(),
    facts,
  });

  function describePet(rendered: RenderedPage, pet: Pet) {
    const picture = previews.ofPet(pet);
    const facts = petFacts(site, pet, rendered.description, picture.url);
    return { ...describe(rendered, petPath(pet), facts, pet.lives_at?.name), picture };
  }

  function describeList(rendered: RenderedPage, { requested, pets, total }: PetsPageState) {
    if (!requested) return describe(rendered, '/pets', petListFacts(site, pets, total));
    return requested.pet ? describePet(rendered, requested.pet) : undefined;
  }

  return { site, describe, describePet, describeList };
}
