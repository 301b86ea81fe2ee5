import { isOneOf } from '../is-one-of.ts'
import { keysOf } from '../records.ts'
import * as texts from './contact-message.texts.ts'
import { CONTACT_TOPICS, type ContactTopic } from './contact-topics.ts'

/** A visitor's message to the club. It has the child's age, but never the name. */
export interface ContactMessage {
  name: string
  email: string
  phone: string
  topic: ContactTopic
  childAge: string
  message: string
}

export const EMPTY_MESSAGE: ContactMessage = {
  name: '',
  email: '',
  phone: '',
  topic: 'TRAINING',
  childAge: '',
  message: '',
}

type Problems = Partial<Record<keyof ContactMessage, string>>

const LONGEST = { name: 100, email: 254, phone: 40, childAge: 20, message: 5_000 } as const

/** What is wrong, by field; empty when the message can be sent. */
export function contactProblems(message: Record<keyof ContactMessage, string>): Problems {
  const problems: Problems = {}
  const note = (field: keyof ContactMessage, problem: string | null) => {
    if (problem && !problems[field]) problems[field] = problem
  }
  note('name', message.name.trim() ? null : texts.enterName)
  note('email', looksLikeAddress(message.email) ? null : texts.enterEmail)
  note('topic', isOneOf(CONTACT_TOPICS, message.topic) ? null : texts.chooseTopic)
  note('message', message.message.trim().length >= 3 ? null : texts.enterMessage)
  for (const field of keysOf(LONGEST))
    note(field, message[field].length > LONGEST[field] ? texts.tooLong(LONGEST[field]) : null)
  return problems
}

/** Checks the length first, because on 31,000 dots the pattern took 1.4 seconds. */
export const looksLikeAddress = (email: string) =>
  email.length <= LONGEST_ADDRESS && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())

const LONGEST_ADDRESS = 254
