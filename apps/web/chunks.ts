import type { Rolldown } from 'vite';

type Context = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

const FRAMEWORK =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/](query-core|react-query))[\\/]/;

/** Framework modules that only forms need. */
const MUTATIONS = /[\\/](mutationObserver|useMutation)\.js$/;

/** Never grouped: the HTML page, its entry, the style sheet. */
const APART = /(\.html|\.css|src[\\/]main\.tsx|vite[\\/]\S+)$/;

/** How values are written, which many features use. */
const TEXT = /apps[\\/]web[\\/]src[\\/]lib[\\/]text[\\/]/;

/** The pages that most visitors open first. */
const HOME_PAGE = /[\\/]HomePage\.tsx$/;
const PETS_PAGE = /[\\/]PetsPage\.tsx$/;
const PETS = /features[\\/]pets[\\/]/;

const ZOD = /node_modules[\\/]zod[\\/]/;
const CONTRACT =
  /packages[\\/]contract[\\/]src[\\/](?!(network|import|care|places|fosters|tasks)[\\/]|stays[\\/]stay-input)/;

/** The contract, with its texts in any language. */
const PLAIN = /packages[\\/](contract[\\/]src|languages[\\/]src[\\/]\w+[\\/]contract)[\\/]/;

/**
 * Only forms need schemas: grouped with other code, pages without a form would load them too. A form that
 * extends a schema stays with its page, on which the group must not depend, and so do those of one page of staff.
 */
function isSchema(id: string, context: Context): boolean {
  const imported = context.getModuleInfo(id)?.importedIds ?? [];
  return ZOD.test(id) || (CONTRACT.test(id) && imported.some((other) => ZOD.test(other)));
}

/**
 * The texts and plain lists that schemas are made of. Grouped with other code, that code and the schemas would import
 * each other.
 */
function isOfSchemas(id: string, context: Context): boolean {
  const { importers = [], importedIds = [] } = context.getModuleInfo(id) ?? {};
  const isOne = (other: string) => isSchema(other, context);
  return PLAIN.test(id) && importers.some(isOne) && ![id, ...importedIds].some(isOne);
}

/** Returns a test for modules that a target imports statically, directly or through others. */
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
 * How modules are grouped into files: the framework, which seldom changes between releases; what every
 * first view needs; the pets; schemas; and what several pages share. By default the bundler makes a
 * file of nearly every shared module: 37 requests for a page instead of 5, and 5 kB more.
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
          // The plain lists that schemas are built from are also used without them.
          includeDependenciesRecursively: false,
        },
        {
          name: (id: string, context: Context) => nameIf('lists', isOfSchemas(id, context)),
          priority: 0.4,
          includeDependenciesRecursively: false,
        },
        {
          // In a file with one feature, that feature and another one would import each other.
          name: (id: string) => nameIf('text', TEXT.test(id)),
          priority: 0.3,
          includeDependenciesRecursively: false,
        },
        // Higher thresholds merge rarely used code into common files: 20 kB more on the home page.
        { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 800 },
      ],
    },
    // The bundler names a shared file after all pages that use it; the first word is enough. The first view has
    // the names of all pages, in which nothing compresses as badly as a hash: of 42 bits, beside the name.
    chunkFileNames: ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash:7].js`,
  };
}

const nameIf = (name: string, condition: boolean) => (condition ? name : null);
