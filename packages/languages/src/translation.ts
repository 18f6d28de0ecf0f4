/** A catalogue in another language: the same keys and parameters as in English, with any words. */
export type Translation<English> = English extends string
  ? string
  : English extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Translation<Result>
    : English extends ReadonlyMap<infer Key, infer Value>
      ? ReadonlyMap<Key, Translation<Value>>
      : English extends object
        ? { readonly [Key in keyof English]: Translation<English[Key]> }
        : English;
