import type { FastifyInstance } from 'fastify'
import { VISITOR } from '../../graphql/caller.ts'
import type { Service } from '../../graphql/context.ts'
import { inTransaction } from '../../graphql/write/in-transaction.ts'
import { writeContext } from '../../graphql/write/write-context.ts'
import type { SiteLinks } from '../../site-links.ts'
import { answerNewsletter } from '../../users/newsletter.ts'
import { type LinkPage, readAnswers, showLinkPage } from '../templates/link-page.ts'
import { EXAMPLE_TOKEN, readUnsubscribeToken, unsubscribePath } from './unsubscribe-token.ts'

/** A token is longer than a named part of a path may be. */
const PATH = unsubscribePath('*')
const LONGEST_FORM = 4096

interface Params {
  '*': string
}

/**
 * Where the link of a newsletter leads, signed in or not. Looking changes nothing, for programs look at links, too; a
 * button, or the one of the reader's mail program (RFC 8058), does.
 */
export function unsubscribeEndpoint(app: FastifyInstance, service: Service & { links: SiteLinks }): void {
  app.register(async (routes) => {
    readAnswers(routes)
    // Mail programs may send their one tap in the other form as well; what it says is always the same.
    routes.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'string', bodyLimit: LONGEST_FORM },
      (_request, _body, done) => done(null, new URLSearchParams()),
    )

    routes.get<{ Params: Params }>(PATH, async ({ params }, reply) => {
      if (params['*'] === EXAMPLE_TOKEN) return showLinkPage(reply, 200, exampleOnly)
      const standing = await standingOf(service, params['*'])
      return standing ? showLinkPage(reply, 200, pageFor(standing)) : showLinkPage(reply, 404, linkUnknown)
    })

    routes.post<{ Params: Params; Body: URLSearchParams | null }>(PATH, async ({ params, body }, reply) => {
      if (params['*'] === EXAMPLE_TOKEN) return showLinkPage(reply, 200, exampleOnly)
      const standing = await standingOf(service, params['*'])
      if (!standing) return showLinkPage(reply, 404, linkUnknown)
      const answer = body?.get?.('answer')
      await answerAs(service, standing, answer === 'SUBSCRIBE')
      // A mail program must not be led on (RFC 8058, 3.1); in a browser, loading the page again sends nothing.
      if (answer) return reply.redirect(unsubscribePath(params['*']), 303)
      return showLinkPage(reply, 200, pageFor({ ...standing, newsletter: false }))
    })
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

const GO_ON = { label: 'To the club’s website', href: '/' }

/** Enough to know one's own address by; whoever was forwarded the email learns no more. */
const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1…')

const pageFor = ({ email, newsletter }: Standing): LinkPage =>
  newsletter
    ? {
        title: 'Stop the newsletter?',
        paragraphs: [
          `We write to ${masked(email)} about once a month. One tap, and we stop.`,
          'Notices about your own registrations and about training still come.',
        ],
        answers: [{ value: 'UNSUBSCRIBE', label: 'Unsubscribe' }],
        link: GO_ON,
      }
    : {
        title: 'You are unsubscribed',
        paragraphs: [
          `No newsletter goes to ${masked(email)} any more. Notices about your own registrations and about training still come.`,
          'Changed your mind? You can resubscribe.',
        ],
        answers: [{ value: 'SUBSCRIBE', label: 'Send me the newsletter again' }],
        link: GO_ON,
      }

const exampleOnly: LinkPage = {
  title: 'This is only an example',
  paragraphs: ['In the email that families get, this link stops the newsletter with one tap.'],
  answers: [],
  link: GO_ON,
}

const linkUnknown: LinkPage = {
  title: 'This link is not complete',
  paragraphs: [
    'Please open it from the email once more, or copy all of it. Signed in, you can also stop the newsletter in your profile.',
  ],
  answers: [],
  link: { label: 'To your profile', href: '/profile' },
}
