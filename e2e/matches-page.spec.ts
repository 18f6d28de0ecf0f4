import { partnerMessages } from '@pawmatch/contract/matching/partner/partner-messages';
import type { Locator } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { expect, startAdopterSession, test } from './support/journey.ts';
import { loadMoreButton, matchCards, meetDialog, openMeetDialog } from './support/matches-page.ts';
import { newPerson, signUp } from './support/people.ts';
import { bookSlot, expectNoHorizontalScroll, petCard } from './support/pets-page.ts';
import { addPet, addVisit, savePreferences } from './support/shelter-data.ts';
import { expectToast } from './support/toasts.ts';

test('B7.01 R2.34 R2.43 R5.13 R5.14 R5.15 R7.22 R7.27 R8.38 R8.40 D24 D27 a visit is requested in "Meet {name}!", shown on its card, cancelled, and can be requested again', async ({
  page,
  shelter,
  consoleWatch,
}) => {
  consoleWatch.expectError(/400 .*\/api\/visit-requests\/[^/]+$/);
  const { id: petId } = await addPet(shelter, { name: 'Biscuit' });
  for (let number = 2; number <= 7; number += 1) {
    await addPet(shelter, { name: `Pet ${number}`, energy_level: 'Moderate' });
  }
  const person = newPerson();
  await savePreferences(shelter, await startAdopterSession(page, person));
  await page.goto('/match-results');
  await expect(matchCards(page)).toHaveCount(6);
  await loadMoreButton(page).click();
  await expect(page.getByText('7 matches are shown now')).toHaveRole('status');
  const names = matchCards(page).getByRole('heading', { level: 2 });
  const others = [2, 3, 4, 5, 6, 7].map((number) => `Pet ${number}`);
  await expect(names, 'the best first, then the longest stay').toHaveText(['Biscuit', ...others]);
  await expect(loadMoreButton(page)).toHaveCount(0);

  const card = petCard(page, 'Biscuit');
  const dialog = meetDialog(page, 'Biscuit');
  const [date, time] = [dialog.getByLabel('Date'), dialog.getByLabel('Time')];
  const submit = dialog.getByRole('button', { name: 'Schedule Visit' });
  let day = '';
  await test.step('a time that somebody else books meanwhile', async () => {
    await openMeetDialog(page, 'Biscuit');
    await expect(time).toBeDisabled();
    await date.selectOption({ index: 4 });
    day = await date.inputValue();
    await time.selectOption('11:00 AM');
    await bookSlot(shelter, petId, day, '11:00');
    await submit.click();
    const taken = 'This time slot is already booked. Please choose another time.';
    await expectToast(page, taken);
    await expect(dialog).toHaveCount(0);
    await expect(card.getByText('Visit Scheduled')).toHaveCount(0);
    await openMeetDialog(page, 'Biscuit');
    await date.selectOption(day);
    await expect(dialog.getByRole('option', { name: '11:00 AM (taken)' })).toBeDisabled();
  });

  await time.selectOption('1:30 PM');
  const chosenDay = await date.locator('option:checked').innerText();
  await submit.click();
  await expectToast(page, 'Visit request submitted for Biscuit!');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Visit Scheduled')).toHaveCount(1);
  await expect(card.getByText('Visit Scheduled')).toBeVisible();
  const rows = await shelter.query(
    `SELECT pet_id, status, to_char(starts_at AT TIME ZONE 'America/New_York', 'YYYY-MM-DD HH24:MI') AS at
     FROM visits JOIN users ON users.id = user_id WHERE email = $1`,
    [person.email],
  );
  expect(rows).toEqual([{ pet_id: petId, status: 'pending', at: `${day} 13:30` }]);

  const panel = page.getByRole('region', { name: 'You asked to meet Biscuit' });
  await test.step('the panel says what comes next, and takes no clicks from the page', async () => {
    await expect(panel).toContainText(`${chosenDay.replace(/, \d+$/, '')} at 1:30 PM`);
    await expect(panel).toContainText('Requested, not confirmed yet');
    await expect(panel).toContainText('The shelter emails you its answer by');
    await expect(panel.locator('summary'), 'B7.10').toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel.getByText('The shelter emails you its answer by')).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('combobox', { name: 'Theme' })).toBeFocused();
    await panel.locator('summary').click();
    await expectNoViolations(page, 'the matches with the panel of a request');
    const other = petCard(page, 'Pet 7');
    await other.getByRole('button', { name: 'Schedule a Visit' }).click();
    const form = meetDialog(page, 'Pet 7');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(form).toHaveCount(0);
  });

  await test.step('the dashboard, and back', async () => {
    await page.getByRole('link', { name: 'My Account' }).click();
    const visits = page.getByRole('region', { name: 'Your Visit Requests' });
    await expect(visits.getByText(`${chosenDay} at 1:30 PM`, { exact: true })).toBeVisible();
    await page.goBack();
    await expect(card.getByText('Visit Scheduled')).toBeVisible();
    await page.reload();
    await expect(panel).toBeVisible();
    await panel.getByRole('button', { name: 'Hide this' }).click();
    await expect(panel).toHaveCount(0);
    await page.goForward();
    await page.getByRole('button', { name: 'Withdraw Request to meet Biscuit' }).click();
    await page.getByRole('button', { name: 'Withdraw Request', exact: true }).click();
    await expect(visits.getByText('Cancelled', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Matches' }).click();
    await expect(card.getByRole('button', { name: 'Schedule a Visit' })).toBeVisible();
  });
});

/** Whether all labels are shown, and no two of them overlap. */
async function areApart(labels: Locator[]): Promise<boolean> {
  const boxes = await Promise.all(labels.map((label) => label.boundingBox()));
  return boxes.every((a, index) =>
    boxes.slice(index + 1).every((b) => {
      if (!a || !b) return false;
      const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
      return isBeside || a.y + a.height <= b.y || b.y + b.height <= a.y;
    }),
  );
}

test('B2.07 B2.11 F37 optional questions sharpen the matches and can be taken back; a pet is hidden and brought back by keyboard', async ({
  page,
  shelter,
  faults,
}) => {
  await addPet(shelter, { name: 'Biscuit', home_alone: 'Hardly', special_needs: true });
  await addPet(shelter, { name: 'Chai', home_alone: 'WorkingDay' });
  const userId = await startAdopterSession(page);
  await savePreferences(shelter, userId, {
    ...{ pet_purpose: 'MyFamily', has_children: true, accepts_special_needs: true },
  });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/match-results');
  const names = matchCards(page).getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['Biscuit', 'Chai']);
  expect(calls, 'nothing is asked before somebody opens it').not.toContain('/api/match/home');

  await page.getByText('Sharpen your matches').click();
  const alone = page.getByLabel('How long would the pet be alone on most days?');
  await expect(alone).toHaveAccessibleDescription(
    'Moves down pets that cannot be left alone that long.',
  );
  await expectNoViolations(page, 'sharpening questions');
  await alone.focus();
  await alone.selectOption('A working day');
  await expect(names).toHaveText(['Chai', 'Biscuit']);
  await expect(page.getByText('Your matches are up to date.')).toBeVisible();
  await expect(alone).toBeFocused();
  await expect(petCard(page, 'Chai')).toContainText('100 of 100');
  await page.getByLabel('How old is the youngest child?').selectOption('Under 6');
  const ask = 'Ask the shelter from what age children suit this pet';
  await expect(petCard(page, 'Chai')).toContainText(ask);

  await page.reload();
  await page.getByText('Sharpen your matches').click();
  await expect(alone).toHaveValue('WorkingDay');
  const failing = await faults.respond('PATCH /match/home', 500);
  await alone.selectOption('No answer');
  await expect(page.getByText('Your answer was not saved. Please try again.')).toBeVisible();
  await expect(alone, 'the stored answer is shown').toHaveValue('WorkingDay');
  await failing.stop();
  await alone.selectOption('No answer');
  await expect(names).toHaveText(['Biscuit', 'Chai']);

  await test.step('the labels of a card at any width', async () => {
    const card = petCard(page, 'Biscuit');
    const labels = [
      card.getByText('No photo available'),
      card.getByText(/^(Great fit|Good fit|Worth meeting)/),
      card.getByText('Special Needs', { exact: true }).first(),
    ];
    for (const width of [1280, 1024, 660, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => areApart(labels), `at ${width} px`).toBe(true);
    }
    await expectNoHorizontalScroll(page);
  });

  await test.step('the focus stays with the list', async () => {
    const press = async (button: Locator) => {
      await button.focus();
      await page.keyboard.press('Enter');
    };
    const notForMe = (name: string) =>
      petCard(page, name).getByRole('button', { name: 'Not for me' });
    const nameOf = (name: string) => petCard(page, name).getByRole('link', { name }).first();
    await press(notForMe('Biscuit'));
    await expect(page.getByText('Biscuit is put aside.')).toBeVisible();
    await expect(nameOf('Chai'), 'the card that took its place').toBeFocused();
    await press(notForMe('Chai'));
    await expect(page.getByText('Chai is put aside.')).toBeVisible();
    await press(page.getByRole('button', { name: 'Bring back Chai' }));
    await expect(page.getByText('Chai is back.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Biscuit' })).toBeFocused();
    await press(page.getByRole('button', { name: 'Bring back Biscuit' }));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('B2.11 B7.07 S69 R2.24 R2.32 somebody joins by a link, also across sign-up and questionnaire, and is approved; both see what suits both, and either stops', async ({
  page,
  shelter,
  browser,
  consoleWatch,
}) => {
  consoleWatch.expectError(/404 .*\/api\/users\/me\/preferences$/);
  const biscuit = await addPet(shelter, { name: 'Biscuit', size: 'Medium' });
  await addPet(shelter, { name: 'Chai', size: 'Large', cat_friendly: true });
  await addPet(shelter, { name: 'Domino', size: 'Medium', cat_friendly: false });
  await savePreferences(shelter, await startAdopterSession(page, newPerson('Ada Lovelace')));
  const confirmAll = () => shelter.query('UPDATE users SET email_confirmed_at = now()');
  await confirmAll();
  await page.goto('/match-results');
  await page.getByText('Match together', { exact: true }).click();
  await page.getByRole('button', { name: 'Create a link' }).click();
  const link = await page.getByLabel('Link for your partner').inputValue();
  await expectNoViolations(page, 'an open invitation');

  const context = await browser.newContext({
    ...{ baseURL: shelter.url, viewport: { width: 360, height: 740 } },
  });
  const partner = await context.newPage();
  const sam = newPerson('Sam Vimes');
  await test.step('the invitation survives the sign-up, in every tab', async () => {
    await partner.goto(link);
    await expect(
      partner.getByRole('heading', { name: 'Ada Lovelace invites you to match together' }),
    ).toBeVisible();
    await expect(partner.getByText(partnerMessages.share)).toBeVisible();
    await expectNoViolations(partner, 'an invitation of somebody who is new');
    await expectNoHorizontalScroll(partner);
    await partner.getByRole('link', { name: 'Create your account' }).click();
    await expect(partner.getByText('Somebody has invited you to match together.')).toBeVisible();
    await signUp(partner, sam);
    const reminder = partner.getByRole('complementary', { name: 'Match together' });
    await expect(reminder).toBeVisible();
    await expectNoViolations(partner, 'the questionnaire after an invitation');
    const [row] = await shelter.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [
      sam.email,
    ]);
    await savePreferences(shelter, row?.id ?? '', { preferred_size: 'Large', has_cats: true });
    const mailed = await context.newPage();
    await mailed.goto('/dashboard');
    const otherTab = mailed.getByRole('complementary', { name: 'Match together' });
    await expect(otherTab.getByRole('link', { name: 'Open the invitation' })).toBeVisible();
    await mailed.close();
    await partner.goto('/match-results');
    await reminder.getByRole('link', { name: 'Open the invitation' }).click();
  });

  await expect(partner.getByText('Ada Lovelace invites you')).toBeVisible();
  await expect(
    partner.getByText('You can match together when your address is confirmed.'),
  ).toBeVisible();
  await expect(partner.getByRole('button', { name: 'Match together' })).toHaveCount(0);
  await confirmAll();
  await partner.getByRole('button', { name: 'Send Again' }).click();
  await expectToast(partner, 'Your email address is confirmed.');
  expect(await shelter.query('SELECT 1 FROM match_partners'), 'opening joins nobody').toEqual([]);
  await expectNoViolations(partner, 'an invitation');
  await partner.getByRole('button', { name: 'Match together' }).click();
  await expect(
    partner.getByText('We have asked Ada Lovelace, who must approve first.'),
  ).toBeVisible();
  expect(await shelter.query('SELECT 1 FROM match_partners'), 'joining shares nothing').toEqual([]);
  await page.goto('/account');
  await page.goto('/match-results#together');
  await expect(page.getByText('Sam Vimes has joined by your link.')).toBeVisible();
  const panel = page.locator('#together');
  await expect(panel.locator('summary'), 'as the email leads there').toBeFocused();
  await expect(panel).toBeInViewport();
  await expectNoViolations(page, 'somebody who has joined');
  await page.getByRole('button', { name: 'Match together with Sam Vimes' }).click();
  await expectToast(page, 'You match together with Sam Vimes.');
  await partner.goto('/match-results');
  const names = matchCards(partner).getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['Biscuit', 'Chai']);
  await expect(partner.getByRole('complementary', { name: 'Match together' })).toHaveCount(0);
  const chai = petCard(partner, 'Chai');
  await expect(chai).toContainText('You 100, Ada Lovelace 95');
  await chai.getByRole('button', { name: 'Show more' }).click();
  await expect(chai).toContainText('Size: Large, and Ada Lovelace answered “Medium”');
  await expectNoHorizontalScroll(partner);
  await expectNoViolations(partner, 'the matches of two');
  await partner.getByRole('button', { name: 'Ada Lovelace' }).click();
  await expect(names).toHaveText(['Biscuit', 'Domino', 'Chai']);
  await expect(partner.getByRole('button', { name: 'Ada Lovelace' })).toBeFocused();

  const household = partner.getByRole('region', { name: 'You and Ada Lovelace' });
  await test.step('each sees what the other plans, likes and put aside, with a way back', async () => {
    await page.reload();
    await petCard(page, 'Chai')
      .getByRole('button', { name: 'Keep Chai in your favorites' })
      .click();
    await petCard(page, 'Chai').getByRole('button', { name: 'Not for me' }).click();
    // The pages show both before they are stored.
    const kept = 'SELECT FROM favorites WHERE name = $1 AND EXISTS (SELECT FROM put_aside_pets)';
    await expect.poll(() => shelter.query(kept, ['Chai'])).toHaveLength(1);
    await expect(names).toHaveText(['Biscuit', 'Domino', 'Chai']);
    const [ada] = await shelter.query<{ id: string }>(
      "SELECT id FROM users WHERE full_name = 'Ada Lovelace'",
    );
    await addVisit(shelter, {
      petId: biscuit.id,
      userId: ada?.id,
      startsAt: new Date(Date.now() + 3 * 86_400_000),
    });
    await partner.goto('/match-results');
    await expect(names).toHaveText(['Biscuit']);
    const aside = partner.getByRole('region', { name: 'Not for Ada Lovelace' });
    await expectNoViolations(partner, 'what the partner put aside');
    await aside.getByRole('button', { name: 'Bring back Chai for both of you' }).click();
    await expect(names).toHaveText(['Biscuit', 'Chai']);
    await expect(aside).toHaveCount(0);
    await expect(chai).toContainText('Ada Lovelace likes Chai');
    await expect(petCard(partner, 'Biscuit')).toContainText(/Ada Lovelace (visits|has asked)/);
    await expectNoViolations(partner, 'what the partner likes');
    await partner.goto('/dashboard');
    await expect(household).toContainText('Your partner visits Biscuit on');
    await expect(household.getByRole('link', { name: 'Chai' })).toBeVisible();
    await expectNoViolations(partner, 'the dashboard of two');
  });

  await page.goto('/match-results');
  const both = page.getByRole('button', { name: 'Both of you' });
  await expect(both).toHaveAttribute('aria-pressed', 'true');
  await page.getByText('Match together', { exact: true }).click();
  await partner.goto('/match-results');
  await expect(partner.getByRole('button', { name: 'Both of you' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop matching together' }).click();
  const question = page.getByRole('dialog', { name: 'Stop matching together with Sam Vimes?' });
  await expectNoViolations(page, 'the question before the end');
  await question.getByRole('button', { name: 'Stop for both' }).click();
  await expect(page.getByText('You no longer match together.')).toBeVisible();
  await expect(both).toHaveCount(0);
  await test.step('the open page of the other one follows, and says why', async () => {
    const ended = partner.getByText('You and Ada Lovelace no longer match together');
    await expect(ended).toBeVisible({ timeout: 60_000 });
    await expect(names).toHaveText(['Chai', 'Biscuit']);
    await expect(partner.getByRole('alert')).toHaveCount(0);
    await expectNoViolations(partner, 'the matches after the end');
    await partner.getByRole('button', { name: 'I have read this' }).click();
    await expect(ended).toHaveCount(0);
    await partner.goto('/dashboard');
    await expect(partner.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(household).toHaveCount(0);
  });
  await partner.goto(link);
  await expect(partner.getByText('This invitation is no longer valid.')).toBeVisible();
  await context.close();
});
