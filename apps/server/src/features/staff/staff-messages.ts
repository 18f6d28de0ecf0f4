/** With FORBIDDEN, when the person has a role at another shelter. */
export const WORKS_ELSEWHERE_MESSAGE = 'This person also works for others, who decide about that.';
