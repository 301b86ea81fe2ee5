type Words<Text> = Text extends (...facts: infer Facts) => unknown
  ? (...facts: Facts) => Text extends (...facts: never) => readonly string[] ? readonly string[] : string
  : Text extends readonly string[]
    ? readonly string[]
    : string

type AsIn<English> = { readonly [Name in keyof English]: Words<English[Name]> }
type Whole<English, Other> = AsIn<English> & { readonly [Name in Exclude<keyof Other, keyof English>]: never }

/** Does not compile where a text is missing, named otherwise or told of other facts (Y-4). */
export type Same<English, Hans extends Whole<English, Hans>, Hant extends Whole<English, Hant>> = [
  English,
  Hans,
  Hant,
]
