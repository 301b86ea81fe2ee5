import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import type { Language } from '@touchline/domain/languages.ts'
import type { ConsentText } from '@touchline/domain/registrations/consents.ts'
import { createConsent } from '../../../data/consents.ts'
import type { Request } from '../../../data/request.ts'
import type { Agreed } from '../../../registrations/consent-boxes.tsx'

interface ToGive {
  userId: string
  playerId: string
  agreed: Agreed
  texts: ConsentTexts
  /** The language in which they were read (Y-6). */
  language: Language
}

/** Each answer is saved with the wording that was read, and its language. */
export async function giveConsents(
  request: Request,
  { userId, playerId, agreed, texts, language }: ToGive,
): Promise<void> {
  for (const text of Object.keys(agreed) as ConsentText[])
    await createConsent(request, {
      userId,
      playerId,
      text,
      textVersion: texts[text].version,
      agreed: agreed[text] ?? false,
      language,
    })
}
