import { homeAnswers } from '@pawmatch/contract/matching/home/home-details';
import { distanceChoices } from '@pawmatch/contract/pets/pet-values';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { choice } from '../../../platform/database/choice-column.ts';
import { userIdColumn } from '../../users/users.table.ts';

export const homeDetails = pgTable('home_details', {
  userId: userIdColumn().primaryKey(),
  youngest_child: choice('youngest_child', homeAnswers('youngest_child')),
  hours_alone: choice('hours_alone', homeAnswers('hours_alone')),
  daily_time: choice('daily_time', homeAnswers('daily_time')),
  kind_of_home: choice('kind_of_home', homeAnswers('kind_of_home')),
  zip: text('zip'),
  within: choice('within', distanceChoices),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
