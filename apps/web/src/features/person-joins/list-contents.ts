import type { JoinedContents } from '@pawmatch/contract/person-joins/person-joins-endpoints';
import { listInWords } from '../../lib/text/format-text.ts';
import { personJoinMessages as messages } from './person-joins-messages.ts';

/** Such as "2 visits and 1 adoption"; empty when there is nothing. */
function listContents(contents: JoinedContents): string {
  const keys = Object.keys(messages.contents) as (keyof JoinedContents)[];
  const filled = keys.filter((key) => contents[key] > 0);
  return listInWords(filled.map((key) => messages.contents[key](contents[key])));
}

/** What the other record brings to an account. */
export function contentsToJoin(contents: JoinedContents): string {
  const list = listContents(contents);
  return list ? messages.comesTogether({ list }) : messages.nothingComes;
}

/** What a joined record has brought to an account. */
export function joinedContents(contents: JoinedContents): string {
  const list = listContents(contents);
  return list ? messages.cameTogether({ list }) : messages.nothingCame;
}
