import type * as english from '../../../../../apps/web/src/features/alerts/alert-button-messages.ts';
import type { Translation } from '../../translation.ts';

export const alertButtonMessages: Translation<typeof english.alertButtonMessages> = {
  open: 'Avisarme si llegan otras así',
};
