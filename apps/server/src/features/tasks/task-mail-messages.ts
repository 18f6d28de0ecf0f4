import { localized } from '@pawmatch/contract/localized';
import { type MailBlock, mailLink } from '../../platform/mail/rendering/mail-draft.ts';

interface MailedTask {
  title: string;
  until: string;
}

const listed = (heading: string, tasks: MailedTask[]): MailBlock[] =>
  tasks.length === 0
    ? []
    : [
        heading,
        { kind: 'facts', facts: tasks.map(({ title, until }) => ({ label: until, value: title })) },
      ];

/** The mail of the morning. */
export const taskMailMessages = localized('taskMailMessages', {
  /** @param tasks the first ones of `count` */
  morning: (
    { own, nobodys, count }: { own: MailedTask[]; nobodys: MailedTask[]; count: number },
    url: string,
  ): { subject: string; blocks: MailBlock[] } => ({
    subject: count === 1 ? 'One task waits today' : `${count} tasks wait today`,
    blocks: [
      ...listed('These tasks are yours:', own),
      ...listed('Nobody does these tasks yet:', nobodys),
      ...(count > own.length + nobodys.length
        ? [`And ${count - own.length - nobodys.length} more.`]
        : []),
      mailLink('See the tasks', url),
    ],
  }),

  overdue: ({ day }: { day: string }) => `Overdue since ${day}`,
  today: 'Today',

  /** How to get no more of them. */
  settings: (url: string): MailBlock => mailLink('Choose when you get these emails', url),
});
