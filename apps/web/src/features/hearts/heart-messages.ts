export const heartMessages = {
  like: (name: string) => `Add ${name} to your favorites`,
  unlike: (name: string) => `Remove ${name} from your favorites`,
  favorites: (count: number) => (count === 1 ? '1 favorite' : `${count} favorites`),
  failed: 'Your favorites could not be changed.',
};
