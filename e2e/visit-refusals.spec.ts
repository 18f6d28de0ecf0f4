import { addDays, fromZonedTime, toZonedTime, weekdayOf } from '@pawmatch/contract/zoned-time';
import type { Page } from '@playwright/test';
import type { Faults } from './support/faults.ts';
import { expect, startAdopterSession, test, toast } from './support/journey.ts';
import { bookSlot, openVisitForm } from './support/pets-page.ts';
import { addPet, addVisit } from './support/shelter-data.ts';
import { type ShelterServer, TIME_ZONE } from './support/shelter-server.ts';
import { callAsStaff } from './support/staff-calls.ts';

const REQUEST = 'POST /visit-requests/*';
const UNEXPECTED = 'An unexpected error occurred. Please try again.';

/** The first Monday-to-Friday at the shelter from tomorrow on. */
function nextWeekday(): string {
  let day = addDays(toZonedTime(new Date(), TIME_ZONE).date, 1);
  while ([0, 6].includes(weekdayOf(day))) day = addDays(day, 1);
  return day;
}

const visitsOf = (shelter: ShelterServer, userId: string) =>
  shelter.query('SELECT pet_id, starts_at, status FROM visits WHERE user_id = $1', [userId]);

/** Requests a visit at 2:00 PM on the next weekday. `meanwhile` runs before the form is sent. */
async function requestVisit(
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

const rejections: [
  ids: string,
  name: string,
  message: string,
  meanwhile: (scene: Scene) => Promise<unknown>,
][] = [
  [
    'R8.38 D21',
    'a slot that somebody else has booked meanwhile',
    'This time slot is already booked. Please choose another time.',
    ({ shelter, pet }) => bookSlot(shelter, pet.id, nextWeekday(), '14:00'),
  ],
  [
    'R8.38 D21',
    'a second request for a pet',
    'You already have a pending visit request for this pet.',
    ({ shelter, pet, userId }) =>
      addVisit(shelter, {
        userId,
        petId: pet.id,
        startsAt: fromZonedTime(nextWeekday(), '10:00', TIME_ZONE)?.toISOString() ?? '',
        status: 'pending',
      }),
  ],
  [
    'R8.38 S52',
    'a sixth open request, although the account is not confirmed',
    'You have 5 open visit requests. Please wait for an answer, or cancel one, before you ask for another visit.',
    async ({ shelter, userId }) => {
      for (const time of ['10:00', '10:30', '11:00', '11:30', '12:00']) {
        const startsAt = fromZonedTime(nextWeekday(), time, TIME_ZONE)?.toISOString() ?? '';
        await addVisit(shelter, { userId, startsAt, status: 'pending' });
      }
    },
  ],
  [
    'R8.38 S52',
    'a visit to another pet at the same time',
    'You already meet Ailsa at this time. Please choose another time.',
    async ({ shelter, userId }) => {
      const { id: petId } = await addPet(shelter, { name: 'Ailsa' });
      const startsAt = fromZonedTime(nextWeekday(), '14:00', TIME_ZONE)?.toISOString() ?? '';
      await addVisit(shelter, { userId, petId, startsAt, status: 'pending' });
    },
  ],
  [
    'R8.38 D23',
    'a pet that is pending adoption',
    'This pet is no longer available for visits.',
    ({ shelter, pet }) => callAsStaff(shelter, `PATCH /pets/${pet.id}`, { status: 'Pending' }),
  ],
  [
    'R8.39',
    'a deleted pet',
    'This pet was not found.',
    ({ shelter, pet }) => callAsStaff(shelter, `DELETE /pets/${pet.id}`),
  ],
];

test.describe('visit requests that the server rejects', () => {
  for (const [ids, name, message, meanwhile] of rejections) {
    test(`${ids} R8.40 ${name}: a toast shows why, and the dialog closes a second later`, async ({
      page,
      shelter,
      consoleWatch,
    }) => {
      consoleWatch.expectError(/40[04] .*\/api\/visit-requests\//);
      const userId = await startAdopterSession(page);
      const pet = await addPet(shelter, { name: 'Biscuit' });
      await page.clock.install();
      await requestVisit(page, pet, async () => {
        await meanwhile({ page, shelter, pet, userId });
        await page.clock.pauseAt(Date.now() + 60_000);
      });
      await expect(toast(page, message)).toBeVisible();
      const before = await visitsOf(shelter, userId);
      await page.clock.runFor(999);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.clock.runFor(1);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const requestedTime = fromZonedTime(nextWeekday(), '14:00', TIME_ZONE);
      expect(before).not.toContainEqual(
        expect.objectContaining({ pet_id: pet.id, starts_at: requestedTime }),
      );
    });
  }
});

const responses: [name: string, message: string, respond: (faults: Faults) => Promise<unknown>][] =
  [
    [
      'R8.38 a server message',
      'Bring the landlord’s letter.',
      (faults) =>
        faults.respond(REQUEST, 400, { error: 'Other', detail: 'Bring the landlord’s letter.' }),
    ],
    [
      'R8.38 no message',
      'Failed to submit visit request. Please try again.',
      (faults) => faults.respond(REQUEST, 400),
    ],
    [
      'R8.39 no message with another status',
      'Failed to schedule visit. Please try again.',
      (faults) => faults.respond(REQUEST, 409),
    ],
    [
      'R7.27 success is false',
      'The shelter is closed that day.',
      (faults) =>
        faults.respond(REQUEST, 200, {
          success: false,
          message: 'The shelter is closed that day.',
        }),
    ],
    [
      'R8.01 no connection',
      'Unable to connect to the server. Please check your internet connection.',
      (faults) => faults.disconnect(REQUEST),
    ],
  ];

test('R7.27 R8.01 R8.38 R8.39 R8.40 each failure shows one toast and books nothing, and the form can be opened again', async ({
  page,
  shelter,
  faults,
}) => {
  const userId = await startAdopterSession(page);
  const pet = await addPet(shelter, { name: 'Biscuit' });
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
  for (const [name, message, respond] of responses) {
    await test.step(name, async () => {
      const fault = (await respond(faults)) as { stop(): Promise<void> };
      await requestVisit(page, pet);
      await expect(toasts).toHaveText([message]);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL('/pets');
      await fault.stop();
    });
  }
  await test.step('R8.39 unexpected error', async () => {
    // Browsers throw this when cookies are blocked.
    await requestVisit(page, pet, () =>
      page.evaluate(() => {
        Object.defineProperty(document, 'cookie', {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }),
    );
    await expect(toasts).toHaveText([UNEXPECTED]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  expect(await visitsOf(shelter, userId)).toEqual([]);
  await requestVisit(page, pet);
  await expect(toast(page, 'Visit request submitted for Biscuit!')).toBeVisible();
  expect(await visitsOf(shelter, userId)).toHaveLength(1);
});
