import type { Pet } from '@pawmatch/contract/pets/pet';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { problem, stubApi } from '../../../../../testing/stub-api.ts';
import { stubUploads } from '../../../../../testing/stub-uploads.ts';
import { stubViewport } from '../../../../../testing/stub-viewport.ts';
import { cat, onClose, press, renderForm } from '../testing/pet-form.tsx';

beforeEach(() => {
  stubViewport();
  onClose.mockClear();
  vi.stubGlobal('confirm', () => true);
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

const photo = (name: string): Pet['photos'][number] => ({
  id: name,
  urls: { small: `/${name}/s`, medium: `/${name}/m`, large: `/${name}/l`, full: `/${name}/f` },
  frame: null,
  alt_text: null,
  focal_point: { x: 0.5, y: 0.25 },
});

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

const petWith = (names: string[]): Pet => ({ ...cat, photos: names.map(photo) });

/** A server with the cat and these photos; each change is a new version. */
function stubPhotos(names: string[], responses: Parameters<typeof stubApi>[0] = {}) {
  let stored = petWith(names);
  const change = (photos: Pet['photos']) => {
    stored = { ...stored, photos, version: stored.version + 1 };
    return stored;
  };
  stubUploads();
  const calls = stubApi({
    [`POST /pets/${cat.id}/photos`]: () =>
      change([...stored.photos, photo(`new${stored.photos.length}`)]),
    [`PUT /pets/${cat.id}/photos/order`]: ({ body }) =>
      change((body as { photo_ids: string[] }).photo_ids.map(photo)),
    ...Object.fromEntries(
      names.map((name) => [
        `DELETE /pets/${cat.id}/photos/${name}`,
        () => change(stored.photos.filter(({ id }) => id !== name)),
      ]),
    ),
    ...responses,
  });
  return { calls, pet: stored };
}

const items = () =>
  [...document.querySelectorAll('[data-photo]')].map((item) => item.getAttribute('data-photo'));
const photosRegion = () => within(screen.getByRole('region', { name: 'Photos' }));

describe('photos of a pet', () => {
  it('B4.04 sends chosen files one after the other, and names each refusal', async () => {
    let sent = 0;
    const detail = 'This image is larger than 10 MB.';
    const accepted = { ...petWith(['a', 'b']), version: cat.version + 1 };
    const { pet } = stubPhotos(['a'], {
      [`POST /pets/${cat.id}/photos`]: () => {
        sent += 1;
        return sent === 2 ? problem(413, { code: 'IMAGE_TOO_LARGE', detail }) : accepted;
      },
    });
    const user = renderForm(pet);
    await user.upload(screen.getByLabelText('Add Photos'), [file('one.jpg'), file('two.jpg')]);
    expect((await photosRegion().findByRole('alert')).textContent).toBe(
      `two.jpg was not added. ${detail}`,
    );
    expect(items()).toEqual(['a', 'b']);
    await press(user, 'Try two.jpg again');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(sent).toBe(3);
  });

  it('B4.04 shows the progress, and cancels', async () => {
    const { pet } = stubPhotos(['a'], {
      [`POST /pets/${cat.id}/photos`]: () => new Promise(() => undefined),
    });
    const uploads = stubUploads();
    const user = renderForm(pet);
    await user.upload(screen.getByLabelText('Add Photos'), [file('one.jpg')]);
    await screen.findByText('one.jpg: 0 % sent.');
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.reportProgress(0.5));
    expect(screen.getByText('one.jpg: 50 % sent.')).toBeDefined();
    expect(screen.getByLabelText<HTMLProgressElement>('Progress of one.jpg').value).toBe(0.5);
    await press(user, 'Cancel one.jpg');
    expect(screen.queryByText(/^one.jpg/)).toBeNull();
    expect(uploads[0]?.isAborted).toBe(true);
  });

  it('B4.04 refuses the 13th photo by its name without sending it', async () => {
    const names = Array.from({ length: 11 }, (_, index) => `p${index}`);
    const { calls, pet } = stubPhotos(names);
    const user = renderForm(pet);
    await user.upload(screen.getByLabelText('Add Photos'), [file('fits.jpg'), file('extra.jpg')]);
    await waitFor(() => expect(items()).toHaveLength(12));
    expect(screen.getByRole('alert').textContent).toBe(
      'extra.jpg was not added. A pet can have at most 12 photos.',
    );
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('B4.04 is ordered by keyboard, which keeps the focus, and photos are deleted', async () => {
    const { calls, pet } = stubPhotos(['a', 'b', 'c']);
    const user = renderForm(pet);
    screen.getByRole('button', { name: 'Move photo 3 earlier' }).focus();
    await user.keyboard('{Enter}');
    await user.keyboard('{Enter}');
    expect(items()).toEqual(['c', 'a', 'b']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move photo 1 later');
    expect(screen.getByText('The photo is now number 1 of 3.')).toBeDefined();
    await waitFor(() =>
      expect(calls.map(({ body }) => body)).toEqual([
        { photo_ids: ['a', 'c', 'b'] },
        { photo_ids: ['c', 'a', 'b'] },
      ]),
    );
    await press(user, 'Delete photo 1');
    await waitFor(() => expect(items()).toEqual(['a', 'b']));
  });

  it('B4.04 saves description and focal point, which the arrow keys move', async () => {
    const changed = { ...photo('a'), alt_text: 'Asleep' };
    const { calls, pet } = stubPhotos(['a'], {
      [`PATCH /pets/${cat.id}/photos/a`]: () => ({
        ...cat,
        photos: [changed],
        version: cat.version + 1,
      }),
    });
    const user = renderForm(pet);
    await press(user, 'Edit photo 1');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
    await user.type(screen.getByLabelText(/^Description for people/), 'Asleep{Enter}');
    await waitFor(() =>
      expect(calls[0]?.body).toEqual({ alt_text: 'Asleep', focal_point: { x: 0.6, y: 0.2 } }),
    );
    await screen.findByText('Asleep');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit photo 1');
    expect(onClose).not.toHaveBeenCalled();
  });
});
