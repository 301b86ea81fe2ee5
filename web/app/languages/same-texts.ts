import type { Whole } from '@touchline/domain/same-texts.ts'

/** Does not compile where a text is missing, named otherwise or told of other facts (Y-4). */
export type Same<English, Hans extends Whole<English, Hans>, Hant extends Whole<English, Hant>> = [
  English,
  Hans,
  Hant,
]
