import { clubDay } from '@touchline/domain/club-clock.ts'
import { LANGUAGES } from '@touchline/domain/languages.ts'
import { MOST_CHILDREN, waiverEvent, waiverProblems } from '@touchline/domain/waivers/fun-day-waiver.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { loadClub } from '../club/load-club.ts'
import type { Service } from '../graphql/context.ts'
import { tooMany } from '../limits/limit-routes.ts'
import { isAddress } from '../mail/outbox/address.ts'
import { loadTournaments } from '../tournament/load-tournament.ts'
import { keepWaiver, referenceOf } from './keep-waiver.ts'

const text = z.string().max(2_000).default('')

const Body = z.object({
  waiver: z.object({
    children: z.array(z.object({ name: text, birthDate: text, healthNotes: text })).max(MOST_CHILDREN),
    guardianName: text,
    relation: text,
    email: text,
    phone: text,
    emergencyName: text,
    emergencyPhone: text,
    agreed: z.array(z.boolean()).max(20),
    photos: z.enum(['', 'YES', 'NO']),
    signature: text,
  }),
  /** The version of the text that was shown. */
  textVersion: z.string().max(100),
  /** Made once by the page, so that a second tap sends the same form. */
  key: z.string().regex(/^[\w-]{8,64}$/),
  /** A honeypot field, which people do not see. */
  website: z.string().default(''),
  /** The language in which it was shown (Y-6). */
  language: z.enum(LANGUAGES).default('en'),
})

const FUN_DAY_OVER =
  'The fun day is over, so there’s nothing to sign. The next one will be on our events page.'
const LARGEST_BODY = 64 * 1024

/** `POST /fun-day-waivers`: stores the form with the version of its text, and emails a copy to the signer. */
export function waiverEndpoint(app: FastifyInstance, service: Service): void {
  app.post('/fun-day-waivers', { bodyLimit: LARGEST_BODY }, async (request, reply) => {
    const body = Body.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ message: 'Send the form with its fields.', fields: {} })
    const { waiver, textVersion, key, website, language } = body.data
    const form = (await loadClub(service)).consents.FUN_DAY_WAIVER
    const today = clubDay(service.now())
    const event = waiverEvent(await loadTournaments(service), today)
    if (event === null)
      return reply.code(409).send({ code: 'FUN_DAY_OVER', message: FUN_DAY_OVER, fields: {} })
    const fields = waiverProblems(waiver, { statements: form.statements.length, today })
    if (!fields.email && !isAddress(waiver.email.trim())) fields.email = 'This address can’t receive email.'
    if (Object.keys(fields).length > 0)
      return reply.code(400).send({ code: 'BAD_FIELDS', message: 'Please check the marked fields.', fields })
    if (textVersion !== form.version)
      return reply.code(409).send({
        code: 'TEXT_CHANGED',
        message:
          'This form has changed since you opened the page. Please reload it and read the new version.',
        fields: {},
      })
    const reference = referenceOf(key)
    // A bot that fills in every field gets the same response.
    if (website !== '') return { reference }
    const exceeded = service.limits.charge('waivers', { address: service.limits.networkOf(request.raw) })
    if (exceeded) return tooMany(request, reply, exceeded)
    const sound = { ...waiver, email: waiver.email.trim() }
    const now = service.now()
    await service.sql.begin((tx) => keepWaiver(tx, { event, waiver: sound, reference, form, now, language }))
    return { reference }
  })
}
