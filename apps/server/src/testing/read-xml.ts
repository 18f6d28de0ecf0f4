import { SaxesParser } from 'saxes';

export interface XmlElement {
  name: string;
  /** Of the name. */
  uri: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Of the element itself. */
  text: string;
}

/**
 * Reads XML with a parser that is not ours. @returns the root
 * @throws Error when it is not well-formed
 */
export function readXml(xml: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const document: XmlElement = { name: '', uri: '', attributes: {}, children: [], text: '' };
  const open = [document];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const values = Object.values(attributes).map(({ name, value }) => [name, value]);
    const element = {
      name: local,
      uri,
      attributes: Object.fromEntries(values),
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  const [root] = document.children;
  if (!root) throw new Error('There is no element.');
  return root;
}
