import type { Rolldown } from 'vite';

type Context = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

const FRAMEWORK =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/](query-core|react-query))[\\/]/;

/** Parts of the framework that only forms need. */
const MUTATIONS = /[\\/](mutationObserver|useMutation)\.js$/;

/** These stay in files of their own, whoever uses them: the page, its entry, the style sheet. */
const APART = /(\.html|\.css|src[\\/]main\.tsx|vite[\\/]\S+)$/;

/** The screens that strangers see first; and what is theirs alone. */
const HOME_PAGE = /[\\/]HomePage\.tsx$/;
const PETS_PAGE = /[\\/]PetsPage\.tsx$/;
const PETS = /features[\\/]pets[\\/]/;

const ZOD = /node_modules[\\/]zod[\\/]/;

/** Schemas are for forms; in a file with anything else, screens without a form would load them. */
function isSchema(id: string, context: Context): boolean {
  const imported = context.getModuleInfo(id)?.importedIds ?? [];
  return ZOD.test(id) || imported.some((other) => ZOD.test(other));
}

/** Tells modules that are loaded with one of the `targets` from those that come with an import(). */
function createNeededTest(isTarget: (module: Rolldown.ModuleInfo) => boolean) {
  const known = new Map<string, boolean>();
  return function isNeeded(id: string, context: Context): boolean {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    known.set(id, false);
    const module = context.getModuleInfo(id);
    const result =
      module !== null &&
      (isTarget(module) || module.importers.some((importer) => isNeeded(importer, context)));
    known.set(id, result);
    return result;
  };
}

/**
 * How modules are put together into files: the framework, which outlives most releases; what every
 * first view needs; the pets; schemas; and what several screens share. Left alone, the bundler
 * makes a file of nearly every shared module: 37 requests for a screen in place of 5, and 5 kB more.
 */
export function groupModules() {
  const isInFirstView = createNeededTest((module) => module.isEntry);
  const isInHomePage = createNeededTest(({ id }) => HOME_PAGE.test(id));
  const isInPetsPage = createNeededTest(({ id }) => PETS_PAGE.test(id));

  const isBase = (id: string, context: Context) =>
    !APART.test(id) &&
    !MUTATIONS.test(id) &&
    (isInFirstView(id, context) ||
      (isInPetsPage(id, context) && (isInHomePage(id, context) || !PETS.test(id))));

  return {
    codeSplitting: {
      groups: [
        {
          name: (id: string) => nameIf('framework', FRAMEWORK.test(id) && !MUTATIONS.test(id)),
          priority: 3,
        },
        {
          name: (id: string, context: Context) => nameIf('base', isBase(id, context)),
          priority: 2,
        },
        {
          name: (id: string, context: Context) =>
            nameIf('pets', PETS.test(id) && isInPetsPage(id, context)),
          priority: 1,
        },
        {
          name: (id: string, context: Context) => nameIf('schemas', isSchema(id, context)),
          priority: 0.5,
          // The plain lists that they are made of are read without them, too.
          includeDependenciesRecursively: false,
        },
        // Higher thresholds merge what is rarely used into what is often: 20 kB more at home.
        { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_000 },
      ],
    },
    // A shared file is called after all screens that use it; the first word says enough.
    chunkFileNames: ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`,
  };
}

const nameIf = (name: string, condition: boolean) => (condition ? name : null);
