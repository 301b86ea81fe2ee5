import { INVITATION_DAYS } from '@touchline/domain/families/family-sharing.ts'
import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import type { WordsIn } from '../users/write-to-guardians.ts'
import * as en from './emails.texts.ts'
import * as hans from './emails.texts.zh-Hans.ts'
import * as hant from './emails.texts.zh-Hant.ts'

const textsIn = inEveryLanguage(en, hans, hant)
const PROFILE = '/profile#family'

/**
 * To an address that a guardian has typed, and whose owner may never have heard of us: it names the address of that
 * guardian, which is proved, and nothing else that anybody typed.
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
