import {
  addDays,
  fromZonedTime,
  toZonedTime,
  weekdayOf,
} from '@pawmatch/contract/visits/zoned-time';
import type { Page } from '@playwright/test';
import type { Faults } from './support/faults.ts';
import { beAdopter, expect, test, toast } from './support/journey.ts';
import { openVisitForm, takeSlot } from './support/pet-screens.ts';
import { addPet, addVisitOf } from './support/shelter-rows.ts';
import { type ShelterServer, TIME_ZONE } from './support/shelter-server.ts';
import { callAsStaff } from './support/staff-calls.ts';

const REQUEST = 'POST /visit-requests/*';
const UNEXPECTED = 'An unexpected error occurred. Please try again.';

/** The next weekday at the shelter, tomorrow or later. */
function nextWeekday(): string {
  let day = addDays(toZonedTime(new Date(), TIME_ZONE).date, 1);
  while ([0, 6].includes(weekdayOf(day))) day = addDays(day, 1);
  return day;
}

const visitsOf = (shelter: ShelterServer, userId: string) =>
  shelter.query('SELECT starts_at, status FROM visits WHERE user_id = $1', [userId]);

/** Asks for 2:00 PM on the next weekday; `meanwhile` happens before it is sent. */
async function askForVisit(
  page: Page,
  pet: { id: string; name: string },
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const form = await openVisitForm(page, pet);
  await form.getByLabel('Date').selectOption(nextWeekday());
  await form.getByLabel('Time').selectOption('2:00 PM');
  await meanwhile();
  await form.getByRole('button', { name: 'Schedule Visit' }).click();
}

interface Scene {
  page: Page;
  shelter: ShelterServer;
  pet: { id: string; name: string };
  userId: string;
}

const refusals: [
  ids: string,
  what: string,
  says: string,
  meanwhile: (scene: Scene) => Promise<unknown>,
][] = [
  [
    'R8.38 D21',
    'a time that somebody else has taken meanwhile',
    'This time slot is already booked. Please choose another time.',
    ({ shelter, pet }) => takeSlot(shelter, pet.id, nextWeekday(), '14:00'),
  ],
  [
    'R8.38 D21',
    'a second request for a pet',
    'You already have a pending visit request for this pet.',
    ({ shelter, pet, userId }) =>
      addVisitOf(shelter, userId, {
        petId: pet.id,
        startsAt: fromZonedTime(nextWeekday(), '10:00', TIME_ZONE)?.toISOString() ?? '',
        status: 'pending',
      }),
  ],
  [
    'R8.38 D23',
    'a pet that is as good as adopted',
    'This pet is no longer available for visits.',
    ({ shelter, pet }) => callAsStaff(shelter, `PATCH /pets/${pet.id}`, { status: 'Pending' }),
  ],
  [
    'R8.39',
    'a pet that is gone',
    'This pet was not found.',
    ({ shelter, pet }) => callAsStaff(shelter, `DELETE /pets/${pet.id}`),
  ],
];

test.describe('what the server refuses', () => {
  for (const [ids, what, says, meanwhile] of refusals) {
    test(`${ids} R8.40 ${what}: said in words, and a second later the dialog closes`, async ({
      page,
      shelter,
      consoleWatch,
    }) => {
      consoleWatch.expectError(/40[04] .*\/api\/visit-requests\//);
      const userId = await beAdopter(page);
      const pet = await addPet(shelter, { name: 'Biscuit' });
      await page.clock.install();
      await askForVisit(page, pet, async () => {
        await meanwhile({ page, shelter, pet, userId });
        await page.clock.pauseAt(Date.now() + 60_000);
      });
      await expect(toast(page, says)).toBeVisible();
      const before = await visitsOf(shelter, userId);
      await page.clock.runFor(999);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.clock.runFor(1);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const two = fromZonedTime(nextWeekday(), '14:00', TIME_ZONE);
      expect(before).not.toContainEqual(expect.objectContaining({ starts_at: two }));
    });
  }
});

const answers: [ids: string, says: string, fault: (faults: Faults) => Promise<unknown>][] = [
  [
    'R8.38 a server message',
    'Bring the landlord’s letter.',
    (faults) =>
      faults.refuse(REQUEST, 400, { error: 'Other', detail: 'Bring the landlord’s letter.' }),
  ],
  [
    'R8.38 no words',
    'Failed to submit visit request. Please try again.',
    (faults) => faults.refuse(REQUEST, 400),
  ],
  [
    'R8.39 no words with another status',
    'Failed to schedule visit. Please try again.',
    (faults) => faults.refuse(REQUEST, 409),
  ],
  [
    'R7.27 success is false',
    'The shelter is closed that day.',
    (faults) =>
      faults.refuse(REQUEST, 200, { success: false, message: 'The shelter is closed that day.' }),
  ],
  [
    'R8.01 no way to the server',
    'Unable to connect to the server. Please check your internet connection.',
    (faults) => faults.cutOff(REQUEST),
  ],
];

test('R7.27 R8.01 R8.38 R8.39 R8.40 whatever the answer, its words are shown once, nothing is booked, and the form can be opened again', async ({
  page,
  shelter,
  faults,
}) => {
  const userId = await beAdopter(page);
  const pet = await addPet(shelter, { name: 'Biscuit' });
  const told = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
  for (const [ids, says, provoke] of answers) {
    await test.step(ids, async () => {
      const fault = (await provoke(faults)) as { stop(): Promise<void> };
      await askForVisit(page, pet);
      await expect(told).toHaveText([says]);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL('/pets');
      await fault.stop();
    });
  }
  await test.step('R8.39 something else', async () => {
    // As a browser does for a page that may not keep anything.
    await askForVisit(page, pet, () =>
      page.evaluate(() => {
        Object.defineProperty(document, 'cookie', {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }),
    );
    await expect(told).toHaveText([UNEXPECTED]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  expect(await visitsOf(shelter, userId)).toEqual([]);
  await askForVisit(page, pet);
  await expect(toast(page, 'Visit request submitted for Biscuit!')).toBeVisible();
  expect(await visitsOf(shelter, userId)).toHaveLength(1);
});
