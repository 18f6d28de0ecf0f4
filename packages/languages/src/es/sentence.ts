/**
 * A sentence with times: the period of "2:00 p. m." ends it too, so there is never a second one.
 * @example sentence`Tu visita es el ${time}.`
 */
export const sentence = (texts: TemplateStringsArray, ...values: readonly unknown[]): string =>
  String.raw({ raw: texts }, ...values).replace(/([ap]\.\s?m\.)\./g, '$1');
