import { languageToRead } from '@touchline/domain/families/home-languages.ts'
import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import type { Language } from '@touchline/domain/languages.ts'
import { wordsIn } from '@touchline/domain/words-in.ts'
import { enqueueMail } from '../../mail/outbox/outbox.ts'
import { emailParts } from '../../mail/templates/email.ts'
import type { Transaction } from '../../postgres/pool.ts'
import * as en from './emails.texts.ts'
import * as hans from './emails.texts.zh-Hans.ts'
import * as hant from './emails.texts.zh-Hant.ts'

export const identityTexts = inEveryLanguage(en, hans, hant)

type Texts = ReturnType<typeof identityTexts>

export type Purpose = 'SIGN_UP' | 'RESET_PASSWORD' | 'VERIFY_EMAIL'

/** The account, for the language, and the recipient's address, which may not be the account's yet, or no longer. */
export interface Addressee {
  id: string
  email: string
}

const about: Record<Purpose, (texts: Texts) => { title: string; paragraphs: string[] }> = {
  SIGN_UP: ({ signUpTitle, signUp, expires, notAsked }) => ({
    title: signUpTitle,
    paragraphs: [signUp, expires, notAsked],
  }),
  RESET_PASSWORD: ({ resetTitle, reset, resetExpires, notAsked }) => ({
    title: resetTitle,
    paragraphs: [reset, resetExpires, notAsked],
  }),
  VERIFY_EMAIL: ({ verifyTitle, verify, expires, notAsked }) => ({
    title: verifyTitle,
    paragraphs: [verify, expires, notAsked],
  }),
}

interface CodeEmail {
  to: Addressee
  purpose: Purpose
  code: string
  expiresAt: Date
}

export const sendCode = (tx: Transaction, { to, purpose, code, expiresAt }: CodeEmail) =>
  send(tx, to, (texts) => ({ subject: texts.codeSubject(code), ...about[purpose](texts), code, expiresAt }))

/** For a sign-up, or request for a code, with an address that has an account. Contains nothing that was typed. */
export const sendAlreadyRegistered = (tx: Transaction, to: Addressee) =>
  send(tx, to, (texts) => ({
    subject: texts.knownSubject,
    title: texts.knownTitle,
    paragraphs: [texts.known, texts.knownForgot, texts.knownNotYou],
  }))

export const sendInvitation = (
  tx: Transaction,
  to: Addressee,
  { temporaryPassword, expiresAt }: { temporaryPassword: string; expiresAt: Date },
) =>
  send(tx, to, (texts) => ({
    subject: texts.invitationSubject,
    title: texts.invitationTitle,
    paragraphs: [texts.invitation, texts.invitationExpires],
    code: temporaryPassword,
    expiresAt,
  }))

export const sendAddressChanged = (tx: Transaction, to: Addressee) =>
  send(tx, to, (texts) => ({
    subject: texts.changedSubject,
    title: texts.changedTitle,
    paragraphs: [texts.changed, texts.changedNotYou],
  }))

export const sendNewNetwork = (
  tx: Transaction,
  to: Addressee,
  { place, now }: { place: string; now: Date },
) =>
  send(tx, to, (texts, { moment }) => ({
    subject: texts.networkSubject,
    title: texts.networkTitle,
    paragraphs: [texts.network(place, moment(now)), texts.networkWasYou, texts.networkNotYou],
  }))

interface Content {
  subject: string
  title: string
  paragraphs: string[]
  code?: string
  expiresAt?: Date
}

/** In the language of the account's user (Y-11). */
export async function send(
  tx: Transaction,
  { id, email }: Addressee,
  contentIn: (texts: Texts, words: ReturnType<typeof wordsIn>) => Content,
): Promise<void> {
  const language = await languageOfAccount(tx, id)
  const { subject, expiresAt, ...content } = contentIn(identityTexts(language), wordsIn(language))
  await enqueueMail(tx, {
    to: email,
    subject,
    ...emailParts({ ...content, language }),
    ...(expiresAt && { expiresAt }),
  })
}

/** The language in the club's record or, before there is one, that of the page where they signed up (Y-11). */
async function languageOfAccount(tx: Transaction, id: string): Promise<Language> {
  const [row] = await tx<{ home: string | null }[]>`
    select coalesce(
      (select coalesce(u.language, 'en') from users u where u.email = p.email and not u._deleted
       order by u.created_at desc limit 1),
      p.attributes ->> 'locale') as home
    from pool_users p where p.id = ${id}`
  return languageToRead(row?.home)
}
