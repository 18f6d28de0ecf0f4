/** `Promise.withResolvers`, which Node 20 lacks. */
export function createDeferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
