import * as z from 'zod/mini';
import { type HomeQuestionName, homeAnswers } from './home-details.ts';

const schemaOf = <Name extends HomeQuestionName>(name: Name) =>
  z.nullable(z.enum(homeAnswers(name)));

export const HomeDetails = z.object({
  youngest_child: schemaOf('youngest_child'),
  hours_alone: schemaOf('hours_alone'),
  daily_time: schemaOf('daily_time'),
  kind_of_home: schemaOf('kind_of_home'),
});
