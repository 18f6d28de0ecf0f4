import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { LinkProblem } from './LinkProblem.tsx';

const ShelterName = () => <p>{useShelter()?.name}</p>;

it.each([true, false])(
  'B7.01 B8.03 a link that is not whole leads to the shelter where there is no other one (%s)',
  async (is_only) => {
    stubApi({
      'GET /shelter': () => buildShelter({ is_only, name: 'River Cats', phone: '(217) 555-0142' }),
    });
    renderPage(
      <>
        <LinkProblem token="" error={null} />
        <ShelterName />
      </>,
    );
    await screen.findByText('River Cats');
    expect(screen.queryAllByRole('link', { name: /555/ })).toHaveLength(is_only ? 1 : 0);
  },
);
