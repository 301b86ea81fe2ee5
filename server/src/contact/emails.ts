import type { ContactMessage } from '@touchline/domain/contact-message.ts'
import { topicName } from '@touchline/domain/contact-topics.ts'
import type { Email } from '../mail/outbox/outbox.ts'
import { emailParts } from '../mail/templates/email.ts'

interface Sent {
  message: ContactMessage
  reference: string
}

/** For the club, with the sender's words marked as theirs: nobody has checked who it is. */
export function emailToClub({ message, reference }: Sent, clubEmail: string): Email {
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

/** To an address that anybody may have typed: not a word of what they typed goes there (Q-2). */
export function emailToSender(
  { reference }: Pick<Sent, 'reference'>,
  answerWithinDays: number,
  to: string,
): Email {
  const parts = emailParts({
    title: 'We have your message',
    paragraphs: [
      `Thank you for writing to the club. We answer within ${answerWithinDays} days. Your reference is ${reference}.`,
      'Did you not write to us? Then somebody typed your address by mistake, and you can ignore this email.',
    ],
  })
  return { to, subject: `We have your message (${reference})`, ...parts }
}

/** One line, and nothing invisible that would turn its order around. */
const oneLine = (text: string) =>
  text.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ').slice(0, 150)
