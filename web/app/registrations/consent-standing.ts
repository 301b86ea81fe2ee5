import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import { type ConsentText, REQUIRED_CONSENTS } from '@touchline/domain/registrations/consents.ts'
import type { FamilyConsent, FamilyPlayer } from '../family/family.ts'
import type { Agreed } from './consent-boxes.tsx'

/** What counts if nothing has changed since the consents were given. */
export const ALL_AGREED: Agreed = Object.fromEntries(REQUIRED_CONSENTS.map((text) => [text, true]))

type Texts = Pick<ConsentTexts, ConsentText>

/** The latest answer to the current wording; an answer to an older wording does not count. */
export function currentAnswer(
  { consents }: Pick<FamilyPlayer, 'consents'>,
  text: ConsentText,
  texts: Texts,
): FamilyConsent | null {
  return consents.find((given) => given.text === text && given.textVersion === texts[text].version) ?? null
}

/** The required consents that are missing in their current wording. */
export const openConsents = (player: Pick<FamilyPlayer, 'consents'>, texts: Texts): ConsentText[] =>
  REQUIRED_CONSENTS.filter((text) => !currentAnswer(player, text, texts)?.agreed)
