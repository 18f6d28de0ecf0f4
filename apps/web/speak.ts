import { existsSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  languagePrefix,
  languages,
  readLanguage,
} from '../../packages/contract/src/languages.ts';

const REPOSITORY = join(import.meta.dirname, '../..');

/** Where the texts of a language are, by the part of the source that reads them. */
const FOLDERS = [
  ['apps/web/', 'web'],
  ['packages/contract/', 'contract'],
] as const;

/** How pages read the texts of the contract. */
const LOCALIZED = join(import.meta.dirname, 'src/lib/text/localized.ts');

const folderOf = (language: string) => join(REPOSITORY, 'packages/languages/src', language);

/**
 * Takes the choice of a language out of the pages, which the server makes for each call. A language without a folder
 * fails the build.
 */
export function speakOneLanguage(): Plugin {
  return {
    name: 'pawmatch:speak-one-language',
    buildStart() {
      for (const language of LANGUAGES) {
        if (language !== DEFAULT_LANGUAGE && !existsSync(folderOf(language))) {
          this.error(`${languages[language].name} has no folder ${folderOf(language)}.`);
        }
      }
    },
    load: {
      filter: { id: /packages[\\/]contract[\\/]src[\\/]localized\.ts$/ },
      handler: () => `export * from ${JSON.stringify(LOCALIZED)};`,
    },
  };
}

/**
 * Builds the pages in another language: each file of messages is replaced by that of the language, and `lang` is
 * its code. So a page loads its own words and no others, and a missing file or export fails the build.
 * @param language a folder of `packages/languages/src`
 */
export function speak(language: string): Plugin {
  const folder = folderOf(language);
  const isTranslation = (id: string) => id.startsWith(folder + sep);

  function translationOf(id: string): string | undefined {
    const path = id.slice(REPOSITORY.length + 1).replaceAll(sep, '/');
    const [, part] = FOLDERS.find(([start]) => path.startsWith(start)) ?? [];
    return part && join(folder, part, basename(id));
  }

  return {
    name: 'pawmatch:speak',
    enforce: 'pre',
    resolveId: {
      filter: { id: /-messages(\.ts)?$/ },
      async handler(source, importer, options) {
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        const translation = resolved && !isTranslation(resolved.id) && translationOf(resolved.id);
        if (!translation) return resolved;
        if (!existsSync(translation)) this.error(`${resolved.id} has no texts in ${translation}.`);
        return translation;
      },
    },
    transformIndexHtml: (html) => html.replace('<html lang="en">', `<html lang="${language}">`),
  };
}

/**
 * Gives the pages of another language a manifest of their own, so that whoever puts them on the home screen of a phone
 * comes back to that language. `id` makes it the same application in every language.
 */
export function translateManifest(language: string): Plugin {
  const ENGLISH = 'manifest.webmanifest';
  let isOfRenderer = false;
  return {
    name: 'pawmatch:translate-manifest',
    apply: 'build',
    configResolved({ build }) {
      isOfRenderer = Boolean(build.ssr);
    },
    async buildStart() {
      if (isOfRenderer) return;
      const words = join(folderOf(language), 'web/page-descriptions-messages.ts');
      const { module } =
        await runnerImport<typeof import('./src/app/page-descriptions-messages.ts')>(words);
      const manifest = {
        ...JSON.parse(readFileSync(join(import.meta.dirname, 'public', ENGLISH), 'utf8')),
        ...{ id: '/', lang: language, description: module.pageDescriptions.home },
        start_url: languagePrefix(readLanguage(language)),
      };
      this.emitFile({ type: 'asset', name: ENGLISH, source: JSON.stringify(manifest) });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const file = Object.keys(bundle ?? {}).find((name) => name.endsWith('.webmanifest'));
        return file ? html.replace(`/${ENGLISH}`, `/${file}`) : html;
      },
    },
  };
}

/**
 * Builds the English pages in a made-up language, see `pseudo-language.ts`. Only tests do: it shows what has no room
 * in another language, and what has no translation.
 */
export function speakPseudoLanguage(): Plugin {
  const source = JSON.stringify(join(import.meta.dirname, 'pseudo-language.ts'));
  return {
    name: 'pawmatch:speak-pseudo-language',
    transform: {
      filter: { id: /-messages\.ts$/ },
      handler(code) {
        const names: string[] = [];
        const texts = code.replace(/^export (const|function) (\w+)/gm, (_, kind, name) => {
          names.push(name);
          return `${kind} ${name}`;
        });
        const exports = names.map((name) => `const pseudo_${name} = inPseudoLanguage(${name});`);
        const list = names.map((name) => `pseudo_${name} as ${name}`).join(', ');
        return {
          code: `import { inPseudoLanguage } from ${source};\n${texts}\n${exports.join('\n')}\nexport { ${list} };`,
          map: null,
        };
      },
    },
  };
}
