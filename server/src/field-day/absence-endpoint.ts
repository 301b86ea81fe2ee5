import { clubDay, clubTime } from '@touchline/domain/club-clock.ts'
import { sessionsToCome } from '@touchline/domain/programs/sessions-to-come.ts'
import { seasonOn } from '@touchline/domain/seasons/season-on.ts'
import type { FastifyInstance } from 'fastify'
import { readClub } from '../club/load-club.ts'
import { VISITOR } from '../graphql/caller.ts'
import type { Service } from '../graphql/context.ts'
import { Refusal } from '../graphql/errors.ts'
import { inTransaction } from '../graphql/write/in-transaction.ts'
import { writeContext } from '../graphql/write/write-context.ts'
import { atLink, inEachLanguage, type LinkRequest, readAnswers } from '../mail/templates/link-page.ts'
import { TRAINING_PLAN } from '../programs/training-plan.ts'
import type { SiteLinks } from '../site-links.ts'
import { absencePath, EXAMPLE_TOKEN, readAbsenceToken } from './absence-link.ts'
import { type AbsencePlace, absencePage, noSuchLink, onlyExample, readAnswer } from './absence-page.ts'
import { noteAbsence } from './say-absent.ts'

const PATH = absencePath('*')

type Linked = Service & { links: SiteLinks }

/**
 * The page behind the absence link in emails about a place (J-7). Opening it changes nothing, because email scanners
 * open links too; only the buttons do. The link itself is the proof, while the child holds the place and has sessions
 * to come.
 */
export function absenceEndpoint(app: FastifyInstance, service: Linked): void {
  app.register(async (routes) => {
    readAnswers(routes)
    for (const path of inEachLanguage(PATH)) {
      routes.get<LinkRequest>(path, async (request, reply) => {
        const { token, language, show } = atLink(request, reply, absencePath)
        if (token === EXAMPLE_TOKEN) return show(200, onlyExample(language))
        const place = await placeOf(service, token)
        return place ? show(200, absencePage(place, language)) : show(404, noSuchLink(language))
      })
      routes.post<LinkRequest>(path, async (request, reply) => {
        const { token, language, show, showAgain } = atLink(request, reply, absencePath)
        if (token === EXAMPLE_TOKEN) return show(200, onlyExample(language))
        const place = await placeOf(service, token)
        if (!place) return show(404, noSuchLink(language))
        const said = readAnswer(request.body?.get?.('answer'))
        if (said) await noteInTheirName(service, place, said)
        // Whatever the outcome, the page shows the current state.
        return showAgain()
      })
    }
  })
}

interface Place extends AbsencePlace {
  playerId: string
  programId: string
  email: string
}

interface Row extends Pick<Place, 'playerId' | 'programId' | 'firstName' | 'program' | 'email' | 'absentOn'> {
  plan: string
}

/** The place of the link; null if it has no sessions left or was given up, or the reader is not a guardian. */
async function placeOf({ sql, now, links }: Linked, token: string): Promise<Place | null> {
  const at = now()
  const subject = await readAbsenceToken(links, token, at)
  if (!subject) return null
  const today = clubDay(at)
  const [row] = await sql<Row[]>`
    select p.id as "playerId", p.first_name as "firstName", g.id as "programId", g.name as program, u.email,
      ${sql.unsafe(TRAINING_PLAN)} as plan,
      array(select a.day::text from attendance a where a.program_id = g.id and a.player_id = p.id
        and a.absent_since is not null and a.day >= ${today}::date) as "absentOn"
    from player_program_registrations r join players p on p.id = r.player_registrations_id
    join program_fees f on f.id = r.program_fee_registrations_id join programs g on g.id = f.program_fees_id
    join shared_guardians s on s.user_id = p.user_players_id and s.guardian_id = ${subject.guardianId}
    join users u on u.id = s.guardian_id
    where r.id = ${subject.registrationId} and not r._deleted and not p._deleted and not g._deleted and not u._deleted`
  if (!row) return null
  const { seasons, field } = (await readClub(sql, today)).content
  const season = seasonOn(seasons, today) ?? { changes: [] }
  const { plan, ...known } = row
  const sessions = sessionsToCome(JSON.parse(plan), season, { day: today, time: clubTime(at) })
  if (sessions.length === 0) return null
  return { ...known, field: field.name, today, sessions }
}

/** By the same rules as for signed-in users; the page itself shows what they refuse. */
async function noteInTheirName(
  { sql, now, links }: Linked,
  { playerId, programId, email }: Place,
  said: { day: string; isAbsent: boolean },
): Promise<void> {
  try {
    await inTransaction(sql, async (tx) => {
      const caller = { ...VISITOR, role: 'PARENT' as const, email }
      await noteAbsence(await writeContext(tx, { caller, now: now(), links }), {
        playerId,
        programId,
        ...said,
      })
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
