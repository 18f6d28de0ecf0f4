import type { NumberRowsQuery } from '@pawmatch/contract/numbers/numbers-endpoints';
import type { IntakeKind, OutcomeKind } from '@pawmatch/contract/stays/stay-values';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { type CountedPeriod, countedStays, isOfPart } from './counted-stays.ts';
import { answeredRequests, visitsThatTookPlace } from './visit-numbers.repository.ts';

export interface NumberRowColumns {
  id: string;
  subject: 'stay' | 'visit';
  pet_id: string | null;
  pet_name: string | null;
  intake: IntakeKind | null;
  outcome: OutcomeKind | null;
  began_at: Date;
  ended_at: Date | null;
}

type Asked = Pick<NumberRowsQuery, 'number' | 'part'>;

/** The rows behind a number; each has the instant by which they are sorted. */
function selectRows({ number, part }: Asked, period: CountedPeriod): SQL {
  if (number === 'answers') {
    return sql`SELECT request.id, 'visit' AS subject, pets.id AS pet_id, pets.name AS pet_name, NULL AS intake,
      NULL AS outcome, request.created_at AS began_at, answered_at AS ended_at, request.created_at AS sorted_at
      FROM (${answeredRequests(period)}) AS request LEFT JOIN pets ON pets.id = request.pet_id`;
  }
  if (number === 'visits') {
    return sql`SELECT visit.id, 'visit' AS subject, pets.id AS pet_id, pets.name AS pet_name, NULL AS intake,
      NULL AS outcome, starts_at AS began_at, visit.adopted_at AS ended_at, starts_at AS sorted_at
      FROM (${visitsThatTookPlace(period)}) AS visit LEFT JOIN pets ON pets.id = visit.pet_id
      WHERE ${part ? sql`visit.adopted_at IS NOT NULL` : sql`true`}`;
  }
  const sortedAt = number === 'intake' || number === 'in_care' ? sql`came_at` : sql`left_at`;
  return sql`SELECT stays.id, 'stay' AS subject, pets.id AS pet_id, pet_name, intake, outcome,
    came_at AS began_at, left_at AS ended_at, ${sortedAt} AS sorted_at
    FROM stays LEFT JOIN pets ON pets.id = stays.pet_id
    WHERE stays.shelter_id = ${period.shelterId} AND ${countedStays[number](period)}
      AND ${part ? isOfPart(number, part) : sql`true`}`;
}

/** A page of the rows behind a number, the latest first. */
export async function queryNumberRows(
  database: Queries,
  query: NumberRowsQuery,
  period: CountedPeriod,
): Promise<NumberRowColumns[]> {
  const { rows } = await database.execute<NumberRowColumns & Record<string, unknown>>(sql`
    SELECT * FROM (${selectRows(query, period)}) AS counted ORDER BY sorted_at DESC, id
    LIMIT ${query.limit} OFFSET ${query.offset ?? 0}`);
  return rows;
}

export async function countNumberRows(
  database: Queries,
  asked: Asked,
  period: CountedPeriod,
): Promise<number> {
  const { rows } = await database.execute<{ total: number }>(
    sql`SELECT count(*)::integer AS total FROM (${selectRows(asked, period)}) AS counted`,
  );
  return rows[0]?.total ?? 0;
}
