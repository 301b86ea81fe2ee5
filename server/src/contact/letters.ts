import type { ContactMessage } from '@touchline/domain/contact-message.ts'
import { topicName } from '@touchline/domain/contact-topics.ts'
import { letter } from '../mail/letter.ts'
import type { Letter } from '../mail/outbox.ts'

interface Sent {
  message: ContactMessage
  reference: string
}

/** For the club, which answers to the sender's own address. */
export function letterToClub({ message, reference }: Sent, clubEmail: string): Letter {
  const { name, email, phone, topic, childAge } = message
  const parts = letter({
    title: `${topicName(topic)}: a message from ${name}`,
    paragraphs: [
      message.message,
      `Please answer to ${email}${phone ? ` or call ${phone}` : ''}.`,
      ...(childAge ? [`The child is ${childAge}.`] : []),
      `Reference ${reference}.`,
    ],
  })
  return { to: clubEmail, subject: oneLine(`[${reference}] ${topicName(topic)}: ${name}`), ...parts }
}

export function letterToSender({ message, reference }: Sent, answerWithinDays: number): Letter {
  const parts = letter({
    title: 'We have your message',
    paragraphs: [
      `Thank you, ${message.name}. Somebody from the club answers within ${answerWithinDays} days.`,
      `Your reference is ${reference}. You wrote:`,
      message.message,
    ],
  })
  return { to: message.email, subject: `We have your message (${reference})`, ...parts }
}

const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').slice(0, 150)
