import type { ConsentText } from './consents.ts'
import type { Refusal } from './refusal.ts'

/** A family's answer to one text, in the version that it has read. */
export interface GivenConsent {
  text: ConsentText
  textVersion: string
  agreed: boolean
}

const NAMES: Record<ConsentText, string> = {
  CONDUCT: 'conduct',
  RISK: 'acknowledgement of risk',
  CONCUSSION: 'concussion',
  PHOTOS: 'photos',
  NEWSLETTER: 'newsletter',
  FUN_DAY_WAIVER: 'fun day',
}

export const consentName = (text: ConsentText): string => NAMES[text]

/** Only what somebody has read can be agreed to: each text once, in the version that counts now (E-14). */
export function givenConsentsRefusal(
  given: readonly GivenConsent[],
  current: Readonly<Record<ConsentText, string>>,
): Refusal<'CONSENT_TWICE' | 'CONSENT_OUTDATED'> | null {
  const refuse = <Code extends string>(code: Code, message: string) => ({ code, field: 'consents', message })
  const twice = given.find(({ text }, n) => given.findIndex((other) => other.text === text) < n)
  if (twice) return refuse('CONSENT_TWICE', `There are two answers about ${consentName(twice.text)}.`)
  const outdated = given.find(({ text, textVersion }) => textVersion !== current[text])
  if (!outdated) return null
  const name = consentName(outdated.text)
  return refuse(
    'CONSENT_OUTDATED',
    `Our text on ${name} has changed since you opened this page. Please read the new one and tick it again.`,
  )
}
