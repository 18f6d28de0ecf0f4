/** A screenshot, or the reason why it failed. */
export interface Picture {
  name: string;
  width: number;
  theme: string;
  file: string;
  failure?: string;
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function figure({ name, width, theme, file, failure }: Picture): string {
  const caption = `${escapeText(name)}, ${width} px, ${theme}`;
  return failure
    ? `<figure class="failed"><pre>${escapeText(failure)}</pre><figcaption>${caption}</figcaption></figure>`
    : `<figure><a href="${file}"><img src="${file}" alt="${caption}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;
}

/** An HTML page with all screenshots, one row for each state. */
export function renderContactSheet(pictures: readonly Picture[]): string {
  const names = [...new Set(pictures.map(({ name }) => name))];
  const rows = names.map((name) => {
    const figures = pictures.filter((picture) => picture.name === name).map(figure);
    return `<h2 id="${escapeText(name)}">${escapeText(name)}</h2><div>${figures.join('')}</div>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pawmatch screenshots</title>
<style>
  body { margin: 2rem; background: #777; color: #fff; font-family: sans-serif; }
  div { display: flex; align-items: start; gap: 1rem; overflow-x: auto; }
  figure { margin: 0; } img { height: 24rem; object-fit: contain; object-position: top; }
  .failed pre { width: 20rem; height: 22rem; overflow: auto; background: #900; white-space: pre-wrap; }
</style>
${rows.join('\n')}
</html>
`;
}
