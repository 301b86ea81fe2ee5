import { createHash, randomUUID } from 'node:crypto'
import { type ContactMessage, contactProblems } from '@touchline/domain/contact/contact-message.ts'
import { CONTACT_TOPICS } from '@touchline/domain/contact/contact-topics.ts'
import { isOneOf } from '@touchline/domain/is-one-of.ts'
import { LANGUAGES, type Language } from '@touchline/domain/languages.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { loadClub } from '../club/load-club.ts'
import type { Service } from '../graphql/context.ts'
import { tooMany } from '../limits/limit-routes.ts'
import { isAddress } from '../mail/outbox/address.ts'
import { enqueueMail } from '../mail/outbox/outbox.ts'
import { mayCopyTo } from '../mail/outbox/unrequested-copies.ts'
import { emailToClub, emailToSender } from './emails.ts'

const Body = z.object({
  message: z.object({
    name: z.string().default(''),
    email: z.string().default(''),
    phone: z.string().default(''),
    topic: z.string().default(''),
    childAge: z.string().default(''),
    message: z.string().default(''),
  }),
  /** Made once by the page, so that a second tap sends the same message. */
  key: z.string().regex(/^[\w-]{8,64}$/),
  /** A honeypot field, which people do not see. */
  website: z.string().default(''),
  /** The page's language, for the acknowledgement. */
  language: z.enum(LANGUAGES).catch('en'),
})

const LARGEST_BODY = 32 * 1024

/** `POST /contact-messages`: stores the message, emails it to the club, and acknowledges it to the sender. */
export function contactEndpoint(app: FastifyInstance, service: Service): void {
  app.post('/contact-messages', { bodyLimit: LARGEST_BODY }, async (request, reply) => {
    const body = Body.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ message: 'Send a message with its fields.', fields: {} })
    const { message, key, website, language } = body.data
    const { topic } = message
    const fields = contactProblems(message)
    if (!fields.email && !isAddress(message.email.trim())) fields.email = 'This address can’t receive email.'
    if (Object.keys(fields).length > 0 || !isOneOf(CONTACT_TOPICS, topic))
      return reply.code(400).send({ message: 'Please check the marked fields.', fields })
    const reference = referenceOf(key)
    // A bot that fills in every field gets the same response.
    if (website !== '') return { reference }
    const exceeded = service.limits.charge('contact messages', {
      address: service.limits.networkOf(request.raw),
    })
    if (exceeded) return tooMany(request, reply, exceeded)
    const trimmed = { email: message.email.trim(), name: message.name.trim() }
    await keep(service, { message: { ...message, ...trimmed, topic }, reference, language })
    return { reference }
  })
}

interface Kept {
  message: ContactMessage
  reference: string
  language: Language
}

async function keep(service: Service, { message, reference, language }: Kept): Promise<void> {
  const { contact } = await loadClub(service)
  const { name, email, phone, topic, childAge } = message
  await service.sql.begin(async (tx) => {
    const [isNew] = await tx`
      insert into contact_messages (id, reference, name, email, phone, topic, child_age, message, created_at)
      values (${randomUUID()}, ${reference}, ${name}, ${email}, ${phone}, ${topic}, ${childAge}, ${message.message}, ${service.now()})
      on conflict (reference) do nothing returning id`
    if (!isNew) return
    await enqueueMail(tx, emailToClub({ message, reference }, contact.email))
    if (await mayCopyTo(tx, email, service.now()))
      await enqueueMail(
        tx,
        emailToSender({ reference, answerWithinDays: contact.answerWithinDays, to: email, language }),
      )
  })
}

/** Short enough to read out on the phone. */
const referenceOf = (key: string) =>
  `C-${createHash('sha256').update(key).digest('hex').slice(0, 8).toUpperCase()}`
