import { modelNamed } from '@touchline/domain/models.ts'
import type { FastifyInstance } from 'fastify'
import { readSettings } from '../../club/load-club.ts'
import { VISITOR } from '../../graphql/caller.ts'
import type { Service } from '../../graphql/context.ts'
import { inTransaction } from '../../graphql/write/in-transaction.ts'
import { insertRecorded, updateRecorded } from '../../graphql/write/record.ts'
import { selectRows } from '../../graphql/write/rows.ts'
import type { WriteContext } from '../../graphql/write/rules.ts'
import { writeContext } from '../../graphql/write/write-context.ts'
import type { SiteLinks } from '../../site-links.ts'
import { atLink, inEachLanguage, type LinkRequest, readAnswers } from '../templates/link-page.ts'
import { exampleOnly, linkUnknown, newsletterPage } from './unsubscribe-page.ts'
import { EXAMPLE_TOKEN, readUnsubscribeToken, unsubscribePath } from './unsubscribe-token.ts'

const PATH = unsubscribePath('*')
const LONGEST_FORM = 4096

/**
 * The page behind a newsletter's unsubscribe link, with or without sign-in. Opening it changes nothing, because email
 * scanners open links too; only a button, or that of the mail program (RFC 8058), does.
 */
export function unsubscribeEndpoint(app: FastifyInstance, service: Service & { links: SiteLinks }): void {
  app.register(async (routes) => {
    readAnswers(routes)
    // Mail programs may also post multipart forms; their content is always the same, so ignore it.
    routes.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'string', bodyLimit: LONGEST_FORM },
      (_request, _body, done) => done(null, new URLSearchParams()),
    )

    for (const path of inEachLanguage(PATH)) {
      routes.get<LinkRequest>(path, async (request, reply) => {
        const { token, language, show } = atLink(request, reply, unsubscribePath)
        if (token === EXAMPLE_TOKEN) return show(200, exampleOnly(language))
        const standing = await standingOf(service, token)
        return standing ? show(200, newsletterPage(standing, language)) : show(404, linkUnknown(language))
      })

      routes.post<LinkRequest>(path, async (request, reply) => {
        const { token, language, show, showAgain } = atLink(request, reply, unsubscribePath)
        if (token === EXAMPLE_TOKEN) return show(200, exampleOnly(language))
        const standing = await standingOf(service, token)
        if (!standing) return show(404, linkUnknown(language))
        const answer = request.body?.get?.('answer')
        await answerAs(service, standing, answer === 'SUBSCRIBE')
        // A mail program must not be redirected (RFC 8058, 3.1); for browsers, a redirect makes a reload harmless.
        if (answer) return showAgain()
        return show(200, newsletterPage({ ...standing, newsletter: false }, language))
      })
    }
  })
}

interface Standing {
  userId: string
  email: string
  newsletter: boolean
}

async function standingOf(
  { sql, links }: Service & { links: SiteLinks },
  token: string,
): Promise<Standing | null> {
  const userId = await readUnsubscribeToken(links, token)
  if (userId === null) return null
  const [user] = await sql<Standing[]>`
    select id as "userId", email, coalesce(newsletter, false) as newsletter from users
    where id = ${userId} and not _deleted`
  return user ?? null
}

const answerAs = ({ sql, now }: Service, { userId, email }: Standing, agreed: boolean): Promise<void> =>
  inTransaction(sql, async (tx) => {
    const caller = { ...VISITOR, role: 'PARENT' as const, email }
    await answerNewsletter(await writeContext(tx, { caller, now: now() }), userId, agreed)
  })

const [Consent, User] = [modelNamed('Consent'), modelNamed('User')]

/** Changes the newsletter subscription and records the consent; repeating the same answer changes nothing. */
async function answerNewsletter(context: WriteContext, userId: string, agreed: boolean): Promise<void> {
  const [user] = await selectRows(context.tx, User, 'id = $1 and not _deleted', [userId], 'for update')
  if (!user || (user.newsletter === true) === agreed) return
  const { consents } = await readSettings(context.tx)
  const { version: textVersion } = consents.NEWSLETTER
  await insertRecorded(context, Consent, { userId, playerId: null, text: 'NEWSLETTER', textVersion, agreed })
  await updateRecorded(context, User, user, { newsletter: agreed })
}
