import { expect, startAdopterSession, test } from './support/journey.ts';
import {
  ABOUT_YOU,
  type Answers,
  answerAboutYou,
  answerPetPreferences,
  buildAnswers,
  choice,
  choose,
  findMyMatch,
  goToStep2,
  PET_PREFERENCES,
  question,
  readAnswers,
  specialNeeds,
  storedPreferences,
} from './support/questionnaire.ts';
import { rounds } from './support/questionnaire-rounds.ts';

test.beforeEach(({ consoleWatch }) => {
  // R7.10, R4.11: reading and updating preferences is 404 until they exist.
  consoleWatch.expectError(/404 .*\/api\/users\/me\/preferences$/);
});

test('R3.04 R3.05 R3.06 R3.07 R3.08 R3.09 R3.10 R3.11 R3.12 R3.13 R3.14 R3.15 each question offers its choices in order', async ({
  page,
}) => {
  const offered = (name: string) => question(page, name).locator('label').allInnerTexts();
  await startAdopterSession(page);
  await page.goto('/questionnaire');
  await expect(question(page, ABOUT_YOU.type)).toBeVisible();
  await choose(page, ABOUT_YOU.purpose, 'My family');
  const aboutYou = {
    [ABOUT_YOU.type]: ['Dog', 'Cat', 'No preference'],
    [ABOUT_YOU.purpose]: ['Myself', 'My family'],
    [ABOUT_YOU.children]: ['Yes', 'No'],
    [ABOUT_YOU.pets]: ['None', 'Dog', 'Cat', 'Both'],
    [ABOUT_YOU.experience]: ['First-time owner', 'Had pets before', 'Currently have pets'],
  };
  for (const [name, labels] of Object.entries(aboutYou))
    expect(await offered(name)).toEqual(labels);
  for (const [type, baby, traits] of [
    ['Dog', 'Puppy', ['House trained', 'Allergy friendly', 'None']],
    ['Cat', 'Kitten', ['House trained', 'Litter trained', 'Allergy friendly', 'None']],
    ['No preference', 'Baby', ['House trained', 'Allergy friendly', 'None']],
  ] as const) {
    await answerAboutYou(page, buildAnswers({ type }));
    const petPreferences = {
      [PET_PREFERENCES.age]: ['No preference', baby, 'Young', 'Adult', 'Senior'],
      [PET_PREFERENCES.sex]: ['No preference', 'Female', 'Male'],
      [PET_PREFERENCES.size]: ['No preference', 'Small', 'Medium', 'Large', 'Extra Large'],
      [PET_PREFERENCES.activity]: [
        'No preference',
        'Lap pet',
        'Calm',
        'Moderately active',
        'Very active',
      ],
      [PET_PREFERENCES.hair]: ['No preference', 'Short', 'Medium', 'Long'],
      [PET_PREFERENCES.traits]: traits,
    };
    for (const [name, labels] of Object.entries(petPreferences)) {
      expect(await offered(name)).toEqual(labels);
    }
    await page.getByRole('button', { name: 'Back' }).click();
  }
});

test('R3.04 R3.05 R3.06 R3.07 R3.08 R3.09 R3.10 R3.11 R3.12 R3.13 R3.14 R3.15 R3.16 R3.17 R3.18 R3.19 R3.20 R3.21 R3.22 R3.23 R2.26 R7.08 R7.09 every answer is sent, stored, and shown when the form is opened again', async ({
  page,
  shelter,
}) => {
  const id = await startAdopterSession(page);
  const sent: [method: string, body: unknown][] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' || !request.url().endsWith('/users/me/preferences')) return;
    sent.push([request.method(), request.postDataJSON()]);
  });
  let previous: Answers | undefined;
  for (const round of rounds) {
    await page.goto('/questionnaire');
    await expect(question(page, ABOUT_YOU.type)).toBeVisible();
    const {
      type,
      purpose,
      children,
      pets,
      experience,
      isOpenToSpecialNeeds: _,
      ...step2
    } = previous ?? ({} as Partial<Answers>);
    expect(await readAnswers(page, ABOUT_YOU)).toEqual({
      type,
      purpose,
      children,
      pets,
      experience,
    });
    if (previous) {
      await goToStep2(page);
      expect(await readAnswers(page, PET_PREFERENCES)).toEqual(step2);
      await expect(specialNeeds(page)).toBeChecked({ checked: previous.isOpenToSpecialNeeds });
      await page.getByRole('button', { name: 'Back' }).click();
    }
    await answerAboutYou(page, round.answers);
    await answerPetPreferences(page, round.answers);
    await findMyMatch(page);
    await expect(page).toHaveURL('/match-results');
    expect(sent.splice(0)).toEqual(
      previous
        ? [['PUT', round.sent]]
        : [
            ['PUT', round.sent],
            ['POST', round.sent],
          ],
    );
    expect(await storedPreferences(shelter, id)).toEqual({ ...round.sent, traits: round.traits });
    previous = round.answers;
  }
});

test('R3.06 R3.09 R3.14 R3.15 R4.09 R4.10 some answers exclude each other, and some choices depend on others', async ({
  page,
}) => {
  await startAdopterSession(page);
  await page.goto('/questionnaire');
  const children = question(page, ABOUT_YOU.children);
  await expect(children).toHaveCount(0);
  await choose(page, ABOUT_YOU.purpose, 'My family');
  await choose(page, ABOUT_YOU.children, 'Yes');
  await choose(page, ABOUT_YOU.purpose, 'Myself');
  await expect(children).toHaveCount(0);
  await choose(page, ABOUT_YOU.purpose, 'My family');
  await expect(children.getByRole('radio', { checked: true }), 'the answer is cleared').toHaveCount(
    0,
  );

  const traits = question(page, PET_PREFERENCES.traits);
  const checkedLabels = () => traits.locator('label:has(:checked)').allInnerTexts();
  await answerAboutYou(page, buildAnswers({ type: 'Cat' }));
  await expect(specialNeeds(page)).not.toBeChecked();
  await expect(choice(page, PET_PREFERENCES.age, 'Kitten')).toBeVisible();
  await choose(page, PET_PREFERENCES.traits, 'House trained');
  await choose(page, PET_PREFERENCES.traits, 'Litter trained');
  expect(await checkedLabels()).toEqual(['House trained', 'Litter trained']);
  await choose(page, PET_PREFERENCES.traits, 'None');
  expect(await checkedLabels()).toEqual(['None']);
  await choose(page, PET_PREFERENCES.traits, 'Litter trained');
  expect(await checkedLabels()).toEqual(['Litter trained']);

  for (const [type, baby] of [
    ['Dog', 'Puppy'],
    ['No preference', 'Baby'],
  ] as const) {
    await page.getByRole('button', { name: 'Back' }).click();
    await answerAboutYou(page, buildAnswers({ type }));
    await expect(choice(page, PET_PREFERENCES.age, baby)).toBeVisible();
    await expect(traits.getByText('Litter trained'), 'only for cats').toHaveCount(0);
    expect(await checkedLabels(), 'hidden traits are not required').toEqual([]);
  }
});
