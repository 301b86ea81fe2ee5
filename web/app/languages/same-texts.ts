import type { Whole } from '@touchline/domain/same-texts.ts'

/** Fails to compile if a text is missing, has another name or takes other arguments (Y-4). */
export type Same<English, Hans extends Whole<English, Hans>, Hant extends Whole<English, Hant>> = [
  English,
  Hans,
  Hant,
]
