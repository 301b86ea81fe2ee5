import { randomUUID } from 'node:crypto'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { languageToRead } from '@touchline/domain/families/home-languages.ts'
import { LANGUAGES, type Language, languageOf, pathIn } from '@touchline/domain/languages.ts'
import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { isOpenFor } from '@touchline/domain/seasons/opening.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Service } from '../graphql/context.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { Job } from '../jobs/job.ts'
import { tooMany } from '../limits/limit-routes.ts'
import { isAddress } from '../mail/outbox/address.ts'
import { justBefore } from '../mail/outbox/just-before.ts'
import { enqueueMail } from '../mail/outbox/outbox.ts'
import { mayCopyTo } from '../mail/outbox/unrequested-copies.ts'
import { inEachLanguage, type LinkRequest, readAnswers, showLinkPage } from '../mail/templates/link-page.ts'
import { linkToken, readLinkToken } from '../mail/templates/link-token.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import type { SiteLinks } from '../site-links.ts'
import {
  confirmNotice,
  noticeLeft,
  noticeLinkUnknown,
  noticePage,
  registrationOpened,
} from './opening-words.ts'

const Body = z.object({
  email: z.string().max(320),
  /** A honeypot field, which people do not see. */
  website: z.string().default(''),
  language: z.enum(LANGUAGES).catch('en'),
})

const LARGEST_BODY = 2048
const pathOf = (token: string) => `/opening-notices/${token}`

type Linked = Service & { links: SiteLinks }

/**
 * `POST /opening-notices`: a request to be notified when registration opens. Anybody can enter any address, so it only
 * gets one email to confirm, and the response does not reveal whether it is already on the list (S-17).
 */
export function openingNoticesEndpoint(app: FastifyInstance, service: Linked): void {
  app.post('/opening-notices', { bodyLimit: LARGEST_BODY }, async (request, reply) => {
    const body = Body.safeParse(request.body)
    const email = body.data?.email.trim() ?? ''
    if (!body.success || !isAddress(email))
      return reply.code(400).send({ message: 'Please check the email address.', fields: {} })
    // A bot that fills in every field gets the same response.
    if (body.data.website !== '') return { asked: true }
    const address = service.limits.networkOf(request.raw)
    const exceeded = service.limits.charge('contact messages', { address })
    if (exceeded) return tooMany(request, reply, exceeded)
    await service.sql.begin((tx) => keep(tx, service, { email, language: body.data.language }))
    return { asked: true }
  })

  app.register(async (routes) => {
    readAnswers(routes)
    for (const path of inEachLanguage(pathOf('*'))) {
      routes.get<LinkRequest>(path, async ({ params, url }, reply) => {
        const [language, id] = [languageOf(url), await readLinkToken(service.links, 'opening', params['*'])]
        const address = { language, path: pathOf(params['*']) }
        if (id === null) return showLinkPage(reply, 404, { ...noticeLinkUnknown(language), ...address })
        const [notice] = await service.sql<{ isConfirmed: boolean }[]>`
          select confirmed_at is not null as "isConfirmed" from opening_notices where id = ${id}`
        const page = notice ? noticePage(notice.isConfirmed, language) : noticeLeft(language)
        return showLinkPage(reply, 200, { ...page, ...address })
      })
      routes.post<LinkRequest>(path, async ({ params, body, url }, reply) => {
        const [language, id] = [languageOf(url), await readLinkToken(service.links, 'opening', params['*'])]
        if (id === null) return showLinkPage(reply, 404, { ...noticeLinkUnknown(language), language })
        if (body?.get?.('answer') === 'CONFIRM')
          await service.sql`
            update opening_notices set confirmed_at = coalesce(confirmed_at, ${service.now()}) where id = ${id}`
        else await service.sql`delete from opening_notices where id = ${id}`
        return reply.redirect(pathIn(language, pathOf(params['*'])), 303)
      })
    }
  })
}

async function keep(
  tx: Transaction,
  { links, now }: Linked,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  // A repeat after a lost response: the email was sent already.
  const [justAsked] = await tx`
    select from opening_notices where lower(email) = lower(${email}) and asked_at > ${justBefore(now())}`
  if (justAsked) return
  const open = (await openSeasons(tx, clubDay(now()))).map(({ id }) => id)
  const [notice] = await tx<{ id: string; isConfirmed: boolean }[]>`
    insert into opening_notices (id, email, asked_at, open_then, language)
    values (${randomUUID()}, ${email}, ${now()}, ${open}, ${language})
    on conflict (lower(email)) do update
      set asked_at = excluded.asked_at, open_then = excluded.open_then, language = excluded.language
    returning id, confirmed_at is not null as "isConfirmed"`
  if (!notice || notice.isConfirmed || !(await mayCopyTo(tx, email, now()))) return
  const path = pathOf(await linkToken(links, 'opening', notice.id))
  await enqueueMail(tx, { to: email, ...confirmNotice(path, { language, links }) })
}

/** Seasons that are open for everybody to register. */
async function openSeasons(sql: Sql | Transaction, today: string): Promise<RowOf<'Season'>[]> {
  const seasons = await selectRows(
    sql,
    modelNamed('Season'),
    `status = 'PUBLISHED' and not _deleted and end_date >= $1 order by start_date`,
    [today],
  )
  return seasons.filter((season) => isOpenFor(season, false, today))
}

/** During the day in Vancouver, in summer and winter. */
const EVERY_HOUR_OF_THE_DAY = '50 16-23 * * *'

/** Notifies those who wait once a season has opened since they asked, and deletes their requests (S-17). */
export const openingNoticesJob = (links: SiteLinks): Job => ({
  name: 'opening-notices',
  cron: EVERY_HOUR_OF_THE_DAY,
  async run({ sql, now, signal }) {
    const open = await openSeasons(sql, clubDay(now()))
    for (const { id, name } of open) {
      const waiting = await sql<{ id: string }[]>`
        select id from opening_notices where confirmed_at is not null and not ${id} = any(open_then) order by asked_at`
      for (const notice of waiting) {
        if (signal.aborted) return
        await sql.begin(async (tx) => {
          const [gone] = await tx<{ email: string; language: string | null }[]>`
            delete from opening_notices where id = ${notice.id} returning email, language`
          if (!gone) return
          const language = languageToRead(gone.language)
          await enqueueMail(tx, { to: gone.email, ...registrationOpened(name, { language, links }) })
        })
      }
    }
  },
})
