import type { ContactMessage } from '@touchline/domain/contact/contact-message.ts'
import { topicName } from '@touchline/domain/contact/contact-topics.ts'
import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import type { Language } from '@touchline/domain/languages.ts'
import type { Email } from '../mail/outbox/outbox.ts'
import { emailParts } from '../mail/templates/email.ts'
import * as en from './emails.texts.ts'
import * as hans from './emails.texts.zh-Hans.ts'
import * as hant from './emails.texts.zh-Hant.ts'

const textsIn = inEveryLanguage(en, hans, hant)

interface SendOutcome {
  message: ContactMessage
  reference: string
}

/** For the club, with the sender's words marked as such, because nobody has verified the sender. */
export function emailToClub({ message, reference }: SendOutcome, clubEmail: string): Email {
  const { name, email, phone, topic, childAge } = message
  const parts = emailParts({
    title: `${topicName(topic)}: a message from the contact form`,
    paragraphs: [
      `Somebody who gives the name ${oneLine(name)} filled in the contact form. We have not checked who it is. Please answer to ${email}${phone ? ` or call ${oneLine(phone)}` : ''}.`,
      ...(childAge ? [`The child is ${oneLine(childAge)}.`] : []),
      `Reference ${reference}. Everything below was typed by the sender:`,
      message.message,
    ],
    ask: '',
  })
  return { to: clubEmail, subject: oneLine(`[${reference}] ${topicName(topic)}: ${name}`), ...parts }
}

interface Acknowledged extends Pick<SendOutcome, 'reference'> {
  answerWithinDays: number
  to: string
  /** The language of the page where it was written. */
  language: Language
}

/** Sent to an unverified address, so it must not contain anything that was typed (Q-2). */
export function emailToSender({ reference, answerWithinDays, to, language }: Acknowledged): Email {
  const texts = textsIn(language)
  const paragraphs = [texts.weAnswer(answerWithinDays, reference), texts.notYou]
  const parts = emailParts({ title: texts.received, paragraphs, language })
  return { to, subject: texts.subject(reference), ...parts }
}

/** A single line, without invisible characters that change the text direction. */
const oneLine = (text: string) =>
  text.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ').slice(0, 150)
