import { addDays, isDay } from '../calendar-day.ts'
import { clubDay } from '../club-clock.ts'
import { isOneOf } from '../is-one-of.ts'
import type { Language } from '../languages.ts'
import { type Refusal, refusalIn } from '../refusal.ts'
import { compareText } from '../words.ts'
import { consentName } from './consent-names.texts.ts'
import { type ConsentText, REQUIRED_CONSENTS } from './consents.ts'
import * as texts from './given-consents.texts.ts'

/** A family's answer to one text, in the version that they read. */
export interface GivenConsent {
  text: ConsentText
  textVersion: string
  agreed: boolean
  /** The language they read it in; English if not given (Y-6). */
  language?: Language | null | undefined
}

/** A recorded answer, with the time it was given. */
export interface RecordedConsent extends GivenConsent {
  createdAt: string
}

/** In days. An older paper was signed for another season. */
const LONGEST_ON_PAPER = 366

type Versions = Readonly<Record<ConsentText, string>>

/**
 * The texts that count as agreed to: the latest answer to each, recorded or just given, in the current version (E-7,
 * E-14).
 */
export function agreedTexts(
  recorded: readonly RecordedConsent[],
  given: readonly GivenConsent[],
  current: Versions,
): ConsentText[] {
  const inForce = <One extends GivenConsent>(answers: readonly One[]) =>
    answers.filter(({ text, textVersion }) => textVersion === current[text])
  const latest = new Map<ConsentText, boolean>()
  const oldestFirst = inForce(recorded).toSorted((a, b) => compareText(a.createdAt, b.createdAt))
  for (const { text, agreed } of [...oldestFirst, ...inForce(given)]) latest.set(text, agreed)
  return [...latest].filter(([, agreed]) => agreed).map(([text]) => text)
}

/**
 * A family can only agree to what they have read, so each text must be answered once, in the current version (E-14).
 */
export function givenConsentsRefusal(
  given: readonly GivenConsent[],
  current: Versions,
): Refusal<'CONSENT_TWICE' | 'CONSENT_OUTDATED'> | null {
  const field = 'consents'
  const twice = given.find(({ text }, n) => given.findIndex((other) => other.text === text) < n)
  if (twice) {
    const facts = { text: twice.text }
    return refusalIn(texts, { code: 'CONSENT_TWICE', field, sentence: 'answeredTwice', facts })
  }
  const outdated = given.find(({ text, textVersion }) => textVersion !== current[text])
  if (!outdated) return null
  const facts = { text: outdated.text }
  return refusalIn(texts, { code: 'CONSENT_OUTDATED', field, sentence: 'textHasChanged', facts })
}

/**
 * Checks an answer given outside a registration: it needs the current version, and the child if the consent is per
 * child (E-14).
 */
export function consentRefusal(
  answer: GivenConsent & { playerId?: string | null },
  current: Versions,
): Refusal<'CONSENT_OUTDATED' | 'PLAYER_MISSING'> | null {
  const name = consentName(answer.text)
  if (answer.textVersion !== current[answer.text])
    return {
      code: 'CONSENT_OUTDATED',
      field: 'textVersion',
      message: `Our text on ${name} is version ${current[answer.text]}. Please read that one and agree to it.`,
    }
  if (answer.playerId != null || !isOneOf(REQUIRED_CONSENTS, answer.text)) return null
  return {
    code: 'PLAYER_MISSING',
    field: 'playerId',
    message: `Please say which of your children your answer on ${name} is for.`,
  }
}

interface Paper {
  /** The day written on the paper. */
  signedOn: string
  /** When this text was last answered for this child. */
  lastAnsweredAt: string | null
}

/** A consent on paper counts from the day it was signed, unless the family has given a later answer (E-21). */
export function paperRefusal(
  { signedOn, lastAnsweredAt }: Paper,
  today: string,
): Refusal<'SIGNED_WHEN' | 'ANSWERED_SINCE'> | null {
  const refuse = <Code extends string>(code: Code, message: string) => ({ code, field: 'signedOn', message })
  if (!isDay(signedOn) || signedOn > today || signedOn < addDays(today, -LONGEST_ON_PAPER))
    return refuse('SIGNED_WHEN', 'Please enter the date on the paper: today, or within the last 12 months.')
  if (lastAnsweredAt === null || clubDay(new Date(lastAnsweredAt)) <= signedOn) return null
  return refuse('ANSWERED_SINCE', 'The family has answered this since that day. The later answer counts.')
}
