/** By when the shelter answers a request, on the dashboard and on the page of the link in an email. */
export const answerTimeMessages = {
  title: 'Waiting for an Answer',
  request: ({ pet, time }: { pet: string; time: string }) => `${pet}, ${time}`,
  by: (time: string) => `The shelter answers by ${time}.`,
  late: (time: string) =>
    `The shelter promised an answer by ${time}, and it is late. We are sorry.`,
  write: (email: string) => `Write to ${email}`,
} as const;
