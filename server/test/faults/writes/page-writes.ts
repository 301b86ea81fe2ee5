import { randomUUID } from 'node:crypto'
import { defaultConsents } from '@touchline/domain/club/defaults/consent-texts.ts'
import { nth } from '@touchline/domain/nth.ts'
import { givenMum, type Mum } from '../../fall.ts'
import { signToken } from '../../tokens.ts'
import type { Club } from '../club.ts'
import { dayPlan, givenPublished } from './tournament-writes.ts'
import { givenPlace, type Send, type Writes } from './write.ts'

/** What a page sends to an address of its own. */
const posted =
  ({ server }: Club, path: string, body: object, headers: Record<string, string> = {}): Send =>
  async () => {
    const answer = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const { message } = (await answer.json()) as { message?: string }
    return answer.ok ? null : `${answer.status} ${message}`
  }

const as = async ({ user }: Mum) => ({
  authorization: `Bearer ${await signToken({ email: String(user.email) })}`,
})

async function givenInvitation(club: Club, ...said: ('ACCEPT' | 'CONFIRM')[]) {
  const [ana, dan] = [await givenMum(club.desk), await givenMum(club.desk)]
  await posted(club, '/account/family/invitations', { email: dan.user.email }, await as(ana))()
  const [row] = await club.server
    .sql`select id from family_invitations where email = ${String(dan.user.email)}`
  const path = `/account/family/invitations/${row?.id}`
  for (const answer of said) await posted(club, path, { answer }, await as(answer === 'ACCEPT' ? dan : ana))()
  return { ana, dan, path }
}

const waiver = () => {
  const { version, statements } = defaultConsents.FUN_DAY_WAIVER
  return {
    textVersion: version,
    key: randomUUID(),
    waiver: {
      children: [{ name: 'Maya Lee', birthDate: '2017-05-31', healthNotes: '' }],
      ...{ guardianName: 'Ana Lee', relation: 'Mother', email: 'ana@example.org', phone: '604-555-0100' },
      ...{ emergencyName: 'Sam Lee', emergencyPhone: '604-555-0101', photos: 'NO', signature: 'Ana Lee' },
      agreed: statements.map(() => true),
    },
  }
}

/** What other pages send: those of visitors, coaches and referees, and of one's own account. */
export const pageWrites: Writes = {
  'POST /contact-messages': async (club) => {
    const message = {
      name: 'Ana',
      email: 'ana@example.org',
      topic: 'OTHER',
      message: 'Is there a place for Maya?',
    }
    return posted(club, '/contact-messages', { message, key: randomUUID(), website: '' })
  },
  'POST /opening-notices': async (club) =>
    posted(club, '/opening-notices', { email: `${randomUUID()}@example.org` }),
  'POST /fun-day-waivers': async (club) => posted(club, '/fun-day-waivers', waiver()),
  'POST /wishes': async (club) => posted(club, '/wishes', { wish: 'health', key: randomUUID() }),
  'POST /thanks': async (club) => {
    const slug = await givenPublished(club)
    const plan = dayPlan()
    const own = plan.matches.find(({ home, away }) => [home.teamId, away.teamId].includes('koi'))
    const officialId = plan.assignments.find(({ matchId }) => matchId === own?.id)?.officialId
    // Thank-you notes can be sent only after the game.
    club.now = new Date('2026-02-22T04:00:00Z')
    const note = { slug, officialId, teamId: 'koi', key: randomUUID(), words: 'Thank you!' }
    return posted(club, '/thanks', note)
  },
  'POST /match-results/*': async (club) => {
    const { body } = await club.call('get', `/tournaments/${await givenPublished(club)}/result-links`)
    const token = nth(Object.values<string>(body.links), 0).split('/results/')[1]
    const entry = { score: { home: 2, away: 1 } }
    return posted(club, `/match-results/${token}`, { entry, key: randomUUID() })
  },
  'POST /referee-days': async (club) => {
    const slug = await givenPublished(club)
    const { pins } = (await club.call('get', `/tournaments/${slug}/referee-pins`)).body
    return posted(club, '/referee-days', { slug, officialId: 'leo', pin: pins.leo, confirms: true })
  },
  'POST /field-lists/*': async (club) => {
    const { program, maya } = await givenPlace(club, 'ACTIVE')
    await club.call('post', `/programs/${program.id}/field-links`, { name: 'Coach Wen' })
    const { links } = (await club.call('get', `/programs/${program.id}/field-day`)).body
    const token = links[0].address.split('/field/')[1]
    const when = { day: '2025-09-28', at: club.now.toISOString() }
    const entries = [
      { kind: 'MARK', key: randomUUID(), ...when, playerId: maya.id, state: 'HERE' },
      { kind: 'NOTE', key: randomUUID(), ...when, words: 'The gate was locked' },
    ]
    return posted(club, `/field-lists/${token}`, { entries })
  },
  'POST /account/closing': async (club) =>
    posted(club, '/account/closing', {}, await as(await givenMum(club.desk))),
  'POST /account/family/invitations': async (club) => {
    const email = `${randomUUID()}@example.org`
    return posted(club, '/account/family/invitations', { email }, await as(await givenMum(club.desk)))
  },
  'POST /account/family/invitations/:id': async (club) => {
    const { ana, path } = await givenInvitation(club, 'ACCEPT')
    return posted(club, path, { answer: 'CONFIRM' }, await as(ana))
  },
  'POST /account/family/leave': async (club) => {
    const { dan } = await givenInvitation(club, 'ACCEPT', 'CONFIRM')
    return posted(club, '/account/family/leave', {}, await as(dan))
  },
}
