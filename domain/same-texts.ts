type Words<Text> = Text extends (...facts: infer Facts) => unknown
  ? (...facts: Facts) => Text extends (...facts: never) => readonly string[] ? readonly string[] : string
  : Text extends readonly string[]
    ? readonly string[]
    : string

/** The texts of a module, as every language must have them. */
export type AsIn<English> = { readonly [Name in keyof English]: Words<English[Name]> }

/** Every text of the English module, and no others (Y-4). */
export type Whole<English, Other> = AsIn<English> & {
  readonly [Name in Exclude<keyof Other, keyof English>]: never
}
