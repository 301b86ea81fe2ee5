import { clubContent } from '@touchline/domain/club/content.ts'
import { parent } from '../amplify-client.ts'
import { createRow } from '../calls.ts'
import { givenFall, givenMum, register } from '../fall.ts'
import { givenBy, type Row } from '../given.ts'
import { moveTo } from '../registering.ts'
import { change, join, TERMS, tournamentId } from '../tournament/signing-up.ts'
import type { Club } from './club.ts'
import type { JobWorlds } from './job-world.ts'

const TWO = [1, 2]

/** Children who register for a program one after another, each from a different family. */
async function givenRegistered(club: Club, names: string[], fee: Row, values: object = {}) {
  const registered = []
  for (const name of names) {
    const family = await givenMum(club.desk)
    const { it, error } = await register(family.mum, await family.child(name), fee, { ...values })
    if (error) throw new Error(error.message)
    registered.push({ ...family, id: it.id as string })
  }
  return registered
}

/** Two waiting lists whose first family has let an offer expire. */
async function givenOffers(club: Club): Promise<void> {
  for (const _line of TWO) {
    const { once } = await givenFall(club.desk, { capacity: 1 })
    const [holder] = await givenRegistered(club, ['Holder', 'Maya', 'Leo'], once)
    if (holder) await moveTo(holder.mum, holder.id, 'CANCELLED')
  }
}

async function givenTournamentOffers(club: Club): Promise<void> {
  const { desk, server, call } = club
  const given = givenBy(desk)
  for (const n of TWO) {
    const slug = `cup-${n}`
    await call('post', '/tournaments', { slug, name: `Cup ${n}`, date: '2026-02-21', kind: 'OTHER' })
    await call('put', `/tournaments/${slug}/sign-up`, { ...TERMS, signUpPlaces: 1 })
    const id = await tournamentId(server, slug)
    const joined = []
    for (const firstName of ['Holder', 'Maya', 'Leo']) {
      const user = await given.user()
      const player = await given.player({ firstName, birthDate: '2016-05-31', userPlayersId: user.id })
      const mum = await parent(user.email as string)
      joined.push({ mum, id: (await join(mum, id, [player.id])).it.items[0].id as string })
    }
    const [holder] = joined
    if (holder) await change(holder.mum, holder.id, 'LEAVE')
  }
}

async function givenActive(club: Club): Promise<void> {
  for (const _program of TWO) {
    const { once } = await givenFall(club.desk)
    for (const { id } of await givenRegistered(club, ['Maya', 'Leo'], once))
      for (const status of ['APPROVED', 'ACTIVE']) await moveTo(club.desk, id, status)
  }
}

/** Two families to remind, and two places to give up that somebody waits for. */
async function givenUnconfirmed(club: Club): Promise<void> {
  const { once } = await givenFall(club.desk, { capacity: 4 })
  const early = await givenRegistered(club, ['Maya', 'Leo'], once)
  await club.server.sql`
    insert into unconfirmed_reminders (registration_id, reminded_at)
    select id, '2025-09-11T17:20:00Z' from unnest(${early.map(({ id }) => id)}::text[]) id`
  club.now = new Date('2025-09-05T17:00:00Z')
  await givenRegistered(club, ['Kai', 'Zoe', 'Ana'], once)
}

const season = (club: Club, values: object) =>
  givenBy(club.desk).create('Season', {
    days: ['SAT', 'SUN'],
    startTime: '17:00',
    endTime: '18:30',
    status: 'PUBLISHED',
    ...values,
  })

async function givenFallAndWinter(club: Club): Promise<void> {
  const autumn = await season(club, { name: 'Fall', startDate: '2025-09-06', endDate: '2025-12-18' })
  const { once } = await givenFall(club.desk, { seasonId: autumn.id })
  const dates = { startDate: '2026-01-10', endDate: '2026-03-22' }
  const winter = await season(club, { name: 'Winter', ...dates, opensForReturning: '2025-11-01' })
  await givenFall(club.desk, { ...dates, seasonId: winter.id })
  await givenRegistered(club, ['Maya', 'Leo'], once, { days: ['SUN'] })
}

async function givenWaiting(club: Club): Promise<void> {
  await season(club, { name: 'Winter', startDate: '2026-01-10', endDate: '2026-03-22' })
  for (const email of ['ana@example.org', 'ben@example.org'])
    await club.server.sql`
      insert into opening_notices (id, email, asked_at, confirmed_at, open_then, language)
      values (${email}, ${email}, '2025-10-01T17:00:00Z', '2025-10-01T17:01:00Z', '{}', 'en')`
}

async function givenDrafts({ desk }: Club): Promise<void> {
  const { date: _date, ...written } = clubContent([]).content.news[0] as never as { date: string }
  const drafts = TWO.map((n) => ({
    ...written,
    slug: `post-${n}`,
    title: `Post ${n}`,
    publishAt: { day: '2025-11-08', time: `09:0${n}` },
  }))
  await createRow(desk, 'ClubSetting', { key: 'newsDrafts', value: JSON.stringify(drafts) })
}

export const registrationWorlds: JobWorlds = {
  offers: { madeAt: '2025-09-01T17:00:00Z', given: givenOffers, runsAt: '2025-09-03T17:00:01Z' },
  'tournament-offers': {
    madeAt: '2026-01-20T18:00:00Z',
    given: givenTournamentOffers,
    runsAt: '2026-01-22T18:00:01Z',
  },
  completion: { madeAt: '2025-09-01T17:00:00Z', given: givenActive, runsAt: '2025-12-19T09:00:00Z' },
  unconfirmed: { madeAt: '2025-09-01T17:00:00Z', given: givenUnconfirmed, runsAt: '2025-09-16T17:20:00Z' },
  returning: { madeAt: '2025-09-01T17:00:00Z', given: givenFallAndWinter, runsAt: '2025-11-02T17:00:00Z' },
  'opening-notices': { madeAt: '2025-10-01T17:00:00Z', given: givenWaiting, runsAt: '2025-11-02T17:00:00Z' },
  'publish-news': { madeAt: '2025-11-07T20:00:00Z', given: givenDrafts, runsAt: '2025-11-08T18:00:00Z' },
}
