/** Makes attempts one after the other with each of so many callers, who share them. */
export async function makeAttempts(
  { attempts, callers }: { attempts: number; callers: number },
  attempt: (index: number, caller: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const work = async (caller: number) => {
    while (next < attempts) {
      next += 1;
      await attempt(next - 1, caller);
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => work(caller)));
}
