import { defaultConsents } from '@touchline/domain/club/defaults/consent-texts.ts'
import { REQUIRED_CONSENTS } from '@touchline/domain/registrations/consents.ts'
import type { Person } from './amplify-client.ts'

/** The consents that a family must give, in the shipped wording. */
export const CONSENTS = REQUIRED_CONSENTS.map((text) => ({
  text,
  textVersion: defaultConsents[text].version,
}))

const document = `mutation Agree(${CONSENTS.map((_, n) => `$c${n}: CreateConsentInput!`).join(', ')}) {
  ${CONSENTS.map((_, n) => `c${n}: createConsent(input: $c${n}) { id }`).join('\n')}
}`

/** A parent gives all consents for one of their children, as on the child's page. */
export async function agree(
  mum: Person,
  { id: playerId, userPlayersId: userId }: { id: string; userPlayersId?: unknown },
): Promise<void> {
  const inputs = CONSENTS.map((consent, n) => [`c${n}`, { ...consent, userId, playerId, agreed: true }])
  await mum.ask(document, Object.fromEntries(inputs))
}

/** The reason why the desk registers somebody without consents (E-15). */
export const AT_THE_DESK = 'Entered at the desk'
