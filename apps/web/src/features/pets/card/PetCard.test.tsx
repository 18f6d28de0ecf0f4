import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { buildPet } from '../../../testing/build-pet.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { PetCard } from './PetCard.tsx';

const origin = 'https://pawmatch.example';
const urls = { small: '/s.webp', medium: '/m.webp', large: '/l.webp', full: '/f.webp' };

describe('pet card', () => {
  it('R2.36 R2.37 shows name, badge and the eight labelled tags', () => {
    const pet = buildPet({ name: 'Juno', special_needs: true, age_group: 'Baby' });
    render(<PetCard pet={pet} origin={origin} />);
    const card = screen.getByRole('article', { name: 'Juno' });
    expect(screen.getByRole('heading', { name: 'Juno' })).toBeDefined();
    expect(card.textContent).toContain('Special Needs');
    const tags = screen.getAllByRole('term').map((term) => term.textContent);
    const values = screen.getAllByRole('definition').map((value) => value.textContent);
    expect(tags.map((tag, index) => `${tag}: ${values[index]}`)).toEqual([
      'Species: Dog',
      'Breed: Beagle',
      'Age: Puppy',
      'Sex: Female',
      'Size: Medium',
      'Energy: Calm',
      'Coat: Short',
      'Exp Level: Beginner',
    ]);
  });

  it('B5.02 B5.04 tells the story in the language of the page, else in the shelter’s own with its lang', () => {
    const own = { summary: 'Le encanta pasear por el parque.', language: 'es' } as const;
    const { rerender } = render(<PetCard pet={buildPet(own)} origin={origin} />);
    expect(screen.getByText(own.summary).getAttribute('lang')).toBe('es');
    const en = { summary: 'Loves to walk in the large park.', description: null };
    rerender(<PetCard pet={buildPet({ ...own, translations: { en } })} origin={origin} />);
    expect(screen.getByText(en.summary).getAttribute('lang')).toBeNull();
    expect(screen.queryByText(own.summary)).toBeNull();
  });

  it('B7.09 B7.10 the heart comes right after the name for the keyboard, and photos are no stop', async () => {
    const photo = { urls, frame: null, alt_text: null, focal_point: { x: 0.5, y: 0.5 } };
    const photos = ['a', 'b'].map((id) => ({ ...photo, id }));
    const pet = buildPet({ name: 'Juno', primary_photo_url: urls, photos });
    renderPage(<PetCard pet={pet} origin={origin} />);
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Juno' }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /favorite/i }));
    // Chromium makes scrolled areas stops of the Tab key, which jsdom does not.
    expect(screen.getAllByRole('img')[0]?.closest('[tabindex="-1"]')).not.toBeNull();
  });

  it('R2.37 B1.15 newer facts unfold below the eight tags', async () => {
    const pet = buildPet({ home_alone: 'FewHours', home_needed: 'Yard', children_from: null });
    const { rerender } = render(<PetCard pet={pet} origin={origin} />);
    expect(screen.getAllByRole('term')).toHaveLength(8);

    rerender(<PetCard pet={pet} origin={origin} isExpanded />);
    const answerTo = (label: string) => screen.getByText(label).nextSibling?.textContent;
    await screen.findByText('Time Alone');
    expect(answerTo('Time Alone')).toBe('Up to four hours');
    expect(answerTo('Home Needed')).toBe('House with a yard');
    expect(screen.queryByText('Children')).toBeNull();
  });

  it('R2.36 only a pet with special needs has the badge', () => {
    render(<PetCard pet={buildPet()} origin={origin} />);
    expect(screen.queryByText('Special Needs')).toBeNull();
  });

  it('R2.38 D15 shows more: answers, training and notes', async () => {
    const pet = buildPet({
      allergy_friendly: null,
      kid_friendly: true,
      pet_friendly: false,
      training_traits: ['HouseTrained'],
    });
    const { rerender } = render(<PetCard pet={pet} origin={origin} />);
    expect(screen.queryByText('Allergy Friendly')).toBeNull();

    rerender(<PetCard pet={pet} origin={origin} isExpanded />);
    const answerTo = (label: string) => screen.getByText(label).nextSibling?.textContent;
    await screen.findByText('Allergy Friendly');
    expect(answerTo('Allergy Friendly')).toBe('Ask the shelter');
    expect(answerTo('Kid Friendly')).toBe('Yes');
    expect(answerTo('Pet Friendly')).toBe('No');
    expect(answerTo('Special Needs')).toBe('No');
    for (const label of ['Allergy Friendly', 'Kid Friendly', 'Pet Friendly']) {
      const answer = screen.getByText(label).nextElementSibling;
      expect(answer?.querySelector('svg'), 'an icon, not only a colour').not.toBeNull();
    }
    expect(screen.getByText('House trained')).toBeDefined();
    expect(screen.getByText('No additional notes available for this pet.')).toBeDefined();
  });

  it('R2.38 shows all traits and the notes of the shelter, line by line', async () => {
    const pet = buildPet({
      training_traits: ['HouseTrained', 'LitterTrained'],
      shelter_notes: 'Loves snow.\nAnd boxes.',
    });
    render(<PetCard pet={pet} origin={origin} isExpanded />);
    const notes = await screen.findByText(/Loves snow\./);
    expect(notes.textContent).toBe('Loves snow.\nAnd boxes.');
    expect(notes.className).toContain('whitespace-pre-line');
    expect(screen.getByText('House trained, Litter trained')).toBeDefined();
  });

  it('R2.38 the button says whether it shows more or less', async () => {
    const pet = buildPet();
    const onToggle = vi.fn();
    const { rerender } = render(<PetCard pet={pet} origin={origin} onToggle={onToggle} />);
    const button = screen.getByRole('button', { name: 'Show more' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    expect(onToggle).toHaveBeenCalledExactlyOnceWith(pet.id);

    rerender(<PetCard pet={pet} origin={origin} onToggle={onToggle} isExpanded />);
    const less = screen.getByRole('button', { name: 'Show less' });
    expect(less.getAttribute('aria-expanded')).toBe('true');
  });

  it('R2.33 the name opens the dialog, or as a link another tab', async () => {
    const onOpen = vi.fn();
    const pet = buildPet({ name: 'Juno' });
    render(<PetCard pet={pet} origin={origin} onOpen={onOpen} />);
    const link = screen.getByRole('link', { name: 'Juno' });
    expect(link.getAttribute('href')).toBe(`/pets?petId=${pet.id}`);
    await userEvent.click(link);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(pet.id);

    link.addEventListener('click', (event) => event.preventDefault());
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(link);
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('R2.39 shares by WhatsApp, SMS, e-mail and link', () => {
    const pet = buildPet();
    render(<PetCard pet={pet} origin={origin} />);
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Share on WhatsApp')).toContain('https://wa.me/');
    expect(hrefOf('Share via SMS')).toContain('sms:');
    expect(hrefOf('Share via Email')).toContain('mailto:');
    expect(hrefOf('Share on WhatsApp')).toContain(
      encodeURIComponent(`${origin}/pets?petId=${pet.id}`),
    );
    const whatsApp = screen.getByRole<HTMLAnchorElement>('link', { name: 'Share on WhatsApp' });
    // In a tab that learns nothing of this page.
    expect([whatsApp.target, whatsApp.rel]).toEqual(['_blank', 'noopener noreferrer']);
    // Shown only with a touch pointer.
    const classes = screen.getByRole('link', { name: 'Share via SMS' }).className.split(' ');
    expect(classes).toEqual(expect.arrayContaining(['hidden', 'pointer-coarse:grid']));
  });

  it('R2.39 a phone that has a share sheet of its own gets the same buttons', () => {
    vi.stubGlobal('navigator', { ...navigator, share: () => Promise.resolve() });
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    render(<PetCard pet={buildPet()} origin={origin} />);
    vi.unstubAllGlobals();
    for (const name of ['Share on WhatsApp', 'Share via SMS', 'Share via Email']) {
      expect(screen.getByRole('link', { name })).toBeDefined();
    }
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeDefined();
  });

  it('D29 renders on the server, with the same markup each time', () => {
    const frame = { width: 900, height: 700, color: '#886644', placeholder: 'data:image/webp,' };
    const pet = buildPet({ name: '<Juno>', primary_photo_url: urls, photo_frame: frame });
    const write = () =>
      renderToStaticMarkup(<PetCard pet={pet} origin={origin} isPhotoPrioritised />);
    const globals = ['window', 'document', 'navigator', 'location'] as const;
    const markup = write();
    for (const name of globals) vi.stubGlobal(name, undefined);
    const withoutBrowser = write();
    vi.unstubAllGlobals();
    expect(withoutBrowser).toBe(markup);
    expect(markup).toContain('&lt;Juno&gt;');
    expect(markup).toContain('fetchPriority="high"');
  });

  it('B1.15 photos swipe: the others load at the first touch, and a tap opens the pet', () => {
    const photo = (id: string) => ({
      id,
      urls,
      frame: null,
      alt_text: null,
      focal_point: { x: 0.5, y: 0.5 },
    });
    const photos = [photo('a'), photo('b'), photo('c')];
    const pet = buildPet({ name: 'Juno', primary_photo_url: urls, photos });
    const open = vi.fn();
    render(<PetCard pet={pet} origin={origin} onOpen={open} />);
    expect(screen.getAllByRole('img')).toHaveLength(1);
    fireEvent.pointerDown(screen.getByRole('img', { name: 'Juno, dog' }));
    fireEvent.click(screen.getByRole('img', { name: 'Juno, dog, photo 2' }));
    expect(screen.getByRole('img', { name: 'Juno, dog, photo 3' })).toBeDefined();
    expect(open).toHaveBeenCalledWith(pet.id);
  });
});
