import type * as english from '../../../../../apps/server/src/features/staff/staff-messages.ts';
import type { Translation } from '../../translation.ts';

export const staffMessages: Translation<typeof english.staffMessages> = {
  worksElsewhere: 'Esta persona también trabaja para otros refugios, que deciden sobre eso.',
};
