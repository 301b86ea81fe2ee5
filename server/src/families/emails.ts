import { INVITATION_DAYS } from '@touchline/domain/families/family-sharing.ts'
import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import { wordsIn } from '@touchline/domain/words-in.ts'
import type { WordsIn } from '../users/write-to-guardians.ts'
import * as en from './emails.texts.ts'
import * as hans from './emails.texts.zh-Hans.ts'
import * as hant from './emails.texts.zh-Hant.ts'

const textsIn = inEveryLanguage(en, hans, hant)
const PROFILE = '/profile#family'

/**
 * Sent to an address entered by a guardian, whose owner may not know us. It names that guardian's verified address,
 * and contains nothing else that was typed.
 */
export const invited =
  (by: string): WordsIn =>
  (language) => {
    const texts = textsIn(language)
    return {
      subject: texts.invitedSubject,
      paragraphs: [texts.invited(by), texts.invitedAnswer(INVITATION_DAYS), texts.invitedUnknown],
      action: { label: texts.seeInvitation, path: PROFILE },
    }
  }

export const accepted =
  (by: string): WordsIn =>
  (language) => {
    const texts = textsIn(language)
    return {
      subject: texts.acceptedSubject,
      paragraphs: [texts.accepted(by), texts.acceptedNext],
      action: { label: texts.confirm, path: PROFILE },
    }
  }

export const shared =
  (other: string): WordsIn =>
  (language) => {
    const texts = textsIn(language)
    return {
      subject: texts.sharedSubject,
      paragraphs: [texts.shared(other), texts.sharedEnd],
      action: { label: texts.seeChildren, path: '/guardian' },
    }
  }

export const left =
  (by: string): WordsIn =>
  (language) => {
    const texts = textsIn(language)
    return {
      subject: texts.leftSubject,
      paragraphs: [texts.left(by), texts.leftMissing],
      action: { label: texts.seeChildren, path: '/guardian' },
    }
  }

/** How a new guardian is named; null if they are not. OTHER: an outside account without an email address. */
export type Newcomer = { name: string; address: string | 'OTHER' | null } | null

/** What the reader loses: nothing, access to these children, or their sign-in. */
export type Ends = 'ACCESS' | 'ADDRESS' | null

interface Added {
  who: readonly Newcomer[]
  children: readonly string[]
  at: Date
  byCode: boolean
  ends: Ends
}

/** For existing guardians, after the club has added another. */
export const guardianAdded =
  ({ who, children, at, byCode, ends }: Added): WordsIn =>
  (language) => {
    const texts = textsIn(language)
    const { and, moment } = wordsIn(language)
    const nameOf = (one: Newcomer) => {
      if (one === null) return texts.anotherGuardian
      const address = one.address === 'OTHER' ? texts.anotherSignIn : one.address
      return one.name && address
        ? texts.named(one.name, address)
        : one.name || address || texts.anotherGuardian
    }
    const [names, kids] = [and([...new Set(who.map(nameOf))]), and(children)]
    const following = { ACCESS: texts.accessEnded(kids), ADDRESS: texts.addressEnded }
    return {
      subject: texts.addedSubject(kids),
      paragraphs: [
        (byCode ? texts.addedByCode : texts.addedByStaff)(moment(at), names, kids),
        ends === null ? texts.addedSees : following[ends],
        texts.addedWrong,
      ],
      action: { label: texts.seeChildren, path: '/guardian' },
    }
  }
