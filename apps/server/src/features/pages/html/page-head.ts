import { DEFAULT_LANGUAGE, type Language } from '@pawmatch/contract/languages';
import type { PicturePreload } from '@pawmatch/contract/pages/initial-state';
import { escapeUTF8 } from 'entities/escape';
import { jsonForHtml, tag } from './html.ts';

/** The picture of a link preview. */
export interface PreviewPicture {
  /** Absolute URL. */
  url: string;
  alt: string;
  /** In pixels; undefined for an external picture. */
  size: { width: number; height: number } | undefined;
}

/** The contents of a page's head. */
export interface PageHead {
  title: string;
  /** URLs of the entry script and its imports. */
  scripts: readonly string[];
  /** Whether the scripts are loaded after the first pictures, because the markup is complete without them. */
  areScriptsDeferred?: boolean;
  preloads?: readonly PicturePreload[];
  /** Undefined for a page that search engines must not index. */
  shared?: {
    description: string;
    /** The canonical URL of the page. */
    url: string;
    /** The URLs of the page in all languages. */
    alternates: readonly { language: Language; url: string }[];
    /** BCP 47, such as `es-US`. */
    locale: string;
    siteName: string;
    picture: PreviewPicture;
    /** schema.org data. */
    facts: object;
  };
}

/** The tags of the head, one per line. */
export function writeHead({
  title,
  scripts,
  areScriptsDeferred = false,
  preloads = [],
  shared,
}: PageHead): string {
  return [
    `<title>${escapeUTF8(title)}</title>`,
    ...preloads.map(preload),
    ...(areScriptsDeferred ? [deferredScripts(scripts)] : scriptTags(scripts)),
    ...(shared ? sharedTags(title, shared) : [tag('meta', { name: 'robots', content: 'noindex' })]),
  ].join('\n    ');
}

function scriptTags([entry, ...others]: readonly string[]): string[] {
  return [
    ...others.map((href) => tag('link', { rel: 'modulepreload', crossorigin: '', href })),
    `${tag('script', { type: 'module', crossorigin: '', src: entry })}</script>`,
  ];
}

/** Read by the web application's `before-paint.js`, which inserts the script tags later. */
const deferredScripts = (scripts: readonly string[]) =>
  tag('meta', { name: 'deferred-scripts', content: scripts.join(' ') });

const preload = ({ href, type, srcSet, sizes, media }: PicturePreload) =>
  tag('link', {
    rel: 'preload',
    as: 'image',
    // Browsers that support `imagesrcset` ignore `href`.
    href,
    imagesrcset: srcSet,
    imagesizes: srcSet && sizes,
    type,
    media,
    fetchpriority: 'high',
  });

/** https://ogp.me and https://developer.x.com/en/docs/x-for-websites/cards/overview/markup */
function sharedTags(title: string, shared: NonNullable<PageHead['shared']>): string[] {
  const { description, url, alternates, locale, siteName, picture, facts } = shared;
  const property = (name: string, content: string | undefined) =>
    content === undefined ? [] : [tag('meta', { property: name, content })];
  return [
    tag('meta', { name: 'description', content: description }),
    tag('link', { rel: 'canonical', href: url }),
    ...alternates.map(({ language, url: href }) =>
      tag('link', { rel: 'alternate', hreflang: language, href }),
    ),
    tag('link', {
      rel: 'alternate',
      hreflang: 'x-default',
      href: alternates.find(({ language }) => language === DEFAULT_LANGUAGE)?.url,
    }),
    ...property('og:type', 'website'),
    ...property('og:locale', locale.replace('-', '_')),
    ...property('og:site_name', siteName),
    ...property('og:title', title),
    ...property('og:description', description),
    ...property('og:url', url),
    ...property('og:image', picture.url),
    ...property('og:image:width', picture.size && String(picture.size.width)),
    ...property('og:image:height', picture.size && String(picture.size.height)),
    ...property('og:image:alt', picture.alt),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    tag('meta', { name: 'twitter:title', content: title }),
    tag('meta', { name: 'twitter:description', content: description }),
    tag('meta', { name: 'twitter:image', content: picture.url }),
    tag('meta', { name: 'twitter:image:alt', content: picture.alt }),
    `<script type="application/ld+json">${jsonForHtml(facts)}</script>`,
  ];
}
