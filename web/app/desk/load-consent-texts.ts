import { clubContent } from '@touchline/domain/club/content.ts'
import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import type { Request } from '../data/request.ts'
import { keptSetting } from './club-setting.ts'

/** What families are asked to agree to now; a setting that is hidden gives way to the default. */
export async function loadConsentTexts(request: Request): Promise<ConsentTexts> {
  const kept = await keptSetting(request, 'consents')
  return clubContent(kept?.published ? [kept] : []).content.consents
}
