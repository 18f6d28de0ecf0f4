import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { endGuard, watchHistory } from '../../lib/leave-guard.ts';
import { useUnsavedChanges } from './use-unsaved-changes.tsx';

/** A page whose code never arrives. */
const NextPage = lazy(() => new Promise<never>(() => undefined));

function FormPage() {
  const navigate = useNavigate();
  const { dialog } = useUnsavedChanges(true);
  const leave = () => {
    endGuard();
    void navigate('/next', { replace: true });
  };
  return (
    <>
      <button type="button" onClick={leave}>
        Save
      </button>
      {dialog}
    </>
  );
}

const stepBack = () =>
  act(async () => {
    const stepped = new Promise((done) => addEventListener('popstate', done, { once: true }));
    history.back();
    await stepped;
  });

test('F27 D11 a step back while the page after a saved form still loads leads back, without a question', async () => {
  history.replaceState({ idx: 0 }, '', '/');
  history.pushState({ idx: 1 }, '', '/form');
  watchHistory();
  render(
    <BrowserRouter>
      <Suspense>
        <Routes>
          <Route path="/" element="Home" />
          <Route path="/form" element={<FormPage />} />
          <Route path="/next" element={<NextPage />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );
  act(() => screen.getByRole('button', { name: 'Save' }).click());
  expect(location.pathname).toBe('/next');
  screen.getByRole('button', { name: 'Save' });

  await stepBack();
  expect(location.pathname).toBe('/');
  await screen.findByText('Home');
});
