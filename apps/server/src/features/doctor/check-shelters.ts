import { zipOf } from '@pawmatch/contract/zip-code';
import { placesByZip } from '../shelter/zip-places.ts';
import { type CheckedShelter, listCheckedShelters } from './doctor.repository.ts';
import { doctorMessages } from './doctor-messages.ts';
import { type CheckContext, type Finding, ok, warning } from './finding.ts';

/** The settings that are a shelter's own. Without a schema there is none; another topic says so. */
export async function checkShelters({
  database,
}: Pick<CheckContext, 'database'>): Promise<Finding | Finding[]> {
  if ('reason' in database) return [];
  const messages = doctorMessages.shelters;
  const shelters = await listCheckedShelters(database).catch(() => []);
  const placeOf = shelters.length > 1 ? await placesByZip() : undefined;
  const isPlaceMissing = ({ address }: CheckedShelter) =>
    placeOf !== undefined && !placeOf(zipOf(address) ?? '');
  const findings = shelters.flatMap((shelter): Finding[] => [
    ...(shelter.hasManager ? [] : [warning(messages.noManager(shelter), messages.noManagerAdvice)]),
    ...(shelter.email ? [] : [warning(messages.noEmail(shelter), messages.noEmailAdvice)]),
    ...(isPlaceMissing(shelter)
      ? [warning(messages.noPlace(shelter), messages.noPlaceAdvice)]
      : []),
  ]);
  if (findings.length > 0 || shelters.length === 0) return findings;
  return ok(messages.ok({ count: shelters.length }));
}
