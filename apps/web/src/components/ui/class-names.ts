/** Joins the class names that apply, leaving out those whose condition is false. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
