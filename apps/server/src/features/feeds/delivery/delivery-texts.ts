import { storedTexts } from '../../../platform/language/stored-text.ts';
import { deliveryMessages } from '../feed-messages.ts';

/** What is stored of a delivery, for managers of any language. */
export const deliveryTexts = storedTexts('deliveryMessages', deliveryMessages);
