import { beforeEach, describe, expect, test } from 'vitest'
import { absencePathFor } from '../src/field-day/absence-link.ts'
import { offerToken } from '../src/registrations/offer-token.ts'
import { siteLinks } from '../src/site-links.ts'
import { givenMum } from './fall.ts'
import { draftFor, emailDesk, runCampaignJob, sent } from './mail/campaign-desk.ts'
import { emailsTo, moveTo } from './registering.ts'
import { storeFall } from './store-setting.ts'

/** Saturday afternoon at the field, a quarter past five. */
const SATURDAY = new Date('2025-10-05T00:15:00.000Z')
const DAY = '2025-10-04'
const at = emailDesk()

beforeEach(() => {
  at.now = SATURDAY
})

const LINK = /http\S+\/absences\/\S+/g
const linksIn = (text: string | undefined) => text?.match(LINK) ?? []

/** Ada, who trains on Saturdays in October and November, and the absence link from the email about her place. */
async function givenPlace(values: object = {}, program: object = {}) {
  const hours = { days: ['SAT', 'SUN'], startTime: '17:00', endTime: '18:30', endDate: '2025-12-18' }
  const training = await at.given.program({ ...hours, ...program })
  const fee = await at.given.fee(training.id)
  const family = await givenMum(at.desk)
  const ada = await family.child('Ada')
  const booked = { days: ['SAT'], months: ['2025-10', '2025-11'], ...values }
  const registration = await at.given.registration(ada.id, fee.id, booked)
  const emails = await emailsTo(at.server, family.user.email)
  const [link = ''] = linksIn(emails.at(-1)?.text)
  return { ...family, program: training, fee, ada, registration, link }
}

const look = async (link: string) => {
  const answer = await fetch(link)
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

const say = (link: string, answer: string) =>
  fetch(link, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' })

const valuesIn = (html: string) => [...html.matchAll(/name="answer" value="([^"]+)"/g)].map(([, one]) => one)

const saidOf = (playerId: unknown) =>
  at.server.sql`
    select day::text, absent_since is not null as "isAbsent", absent_said_by as "by" from attendance
    where player_id = ${playerId as string} order by day`

describe('J-7: the absence link in an email about a place', () => {
  test('shows a first name and the next sessions, today first, and opening it reports nothing', async () => {
    const { link, ada, registration } = await givenPlace()
    const { status, headers, html } = await look(link)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(html).toContain('<h1>Can Ada come?</h1>')
    expect(html).toContain('Today: Sat, Oct 4, 5:00–6:30 PM')
    expect(html).toContain('name="robots" content="noindex"')
    for (const secret of [ada.lastName, ada.birthDate, ada.id, registration.id, '$'])
      expect(html).not.toContain(String(secret))
    expect(valuesIn(html)).toEqual([
      'AWAY 2025-10-04',
      'AWAY 2025-10-11',
      'AWAY 2025-10-18',
      'AWAY 2025-10-25',
      'AWAY 2025-11-01',
      'AWAY 2025-11-08',
    ])
    await fetch(link, { method: 'HEAD' })
    expect(await saidOf(ada.id)).toHaveLength(0)
  })

  test('one tap reports an absence in the reader’s name, another takes it back; repeats change nothing', async () => {
    const { link, ada, user } = await givenPlace()
    for (let n = 0; n < 2; n += 1) {
      const answer = await say(link, `AWAY ${DAY}`)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, new URL(link).pathname])
    }
    expect(await saidOf(ada.id)).toEqual([{ day: DAY, isAbsent: true, by: user.email }])
    const { html } = await look(link)
    expect(html).toContain('The coach knows that Ada can’t come.')
    expect(valuesIn(html)[0]).toBe(`COMES ${DAY}`)
    await say(link, `COMES ${DAY}`)
    expect(await saidOf(ada.id)).toEqual([{ day: DAY, isAbsent: false, by: null }])
  })

  test('a session that is over, unplanned or cancelled changes nothing', async () => {
    const { link, ada, program } = await givenPlace()
    for (const answer of ['', 'AWAY', `away ${DAY}`, 'AWAY 2025-09-27', 'AWAY 2025-10-05', 'AWAY 2025-12-06'])
      expect((await say(link, answer)).status).toBe(303)
    expect((await fetch(link, { method: 'POST', redirect: 'manual' })).status).toBe(303)
    const change = { day: DAY, status: 'CANCELLED', note: 'Hail.', programId: program.id }
    await storeFall(at.server, [change])
    expect((await say(link, `AWAY ${DAY}`)).status).toBe(303)
    const { html } = await look(link)
    await storeFall(at.server, [])
    expect(html).toContain('This session is cancelled.')
    expect(valuesIn(html)[0]).toBe('AWAY 2025-10-11')
    at.now = new Date('2025-10-05T01:30:00.000Z')
    await say(link, `AWAY ${DAY}`)
    expect(await saidOf(ada.id)).toHaveLength(0)
    expect(valuesIn((await look(link)).html)[0]).toBe('AWAY 2025-10-11')
  })

  test('is in the language of the reader', async () => {
    const { link: english, user, registration } = await givenPlace()
    await at.server.sql`update users set language = 'zh-Hant' where id = ${user.id}`
    await moveTo(at.desk, registration.id, 'APPROVED')
    const [link = ''] = linksIn((await emailsTo(at.server, user.email)).at(-1)?.text)
    expect(link.split('/absences/')).toEqual([`${at.server.url}/zh-Hant`, english.split('/absences/')[1]])
    const told = await say(link, `AWAY ${DAY}`)
    expect(told.headers.get('location')).toBe(new URL(link).pathname)
    const { html } = await look(link)
    expect(html).toContain('教練已經知道Ada來不了。')
    expect(html).toContain('<html lang="zh-Hant">')
    expect(html).toContain('<h1>Ada能來嗎？</h1>')
    expect(html).toContain('href="/zh-Hant/guardian"')
    expect(html).toMatch(/以下是<span lang="en">[^<]+<\/span>接下來的訓練課/)
  })
})

describe('J-7: a link that opens nothing shows the same page, whatever the reason', () => {
  const answerOf = async (link: string) => {
    const [seen, told] = [await look(link), await say(link, `AWAY ${DAY}`)]
    expect([seen.status, told.status]).toEqual([404, 404])
    expect(await told.text()).toBe(seen.html)
    // The page links to itself in the other languages.
    return seen.html.replaceAll(new URL(link).pathname, '')
  }

  test('wrong, for something else, foreign, expired, given up, without sessions, or of a former guardian', async () => {
    const links = await siteLinks(at.server.app, at.server.sql, { publicUrl: undefined })
    const [one, other, third] = [await givenPlace(), await givenPlace(), await givenPlace()]
    const page = (token: string) => `${at.server.url}/absences/${token}`
    const place = (registrationId: string, endDate = '2025-12-18') => ({ registrationId, endDate })
    const pathFor = (registrationId: string, guardianId: string, endDate?: string) =>
      absencePathFor(links, place(registrationId, endDate))(guardianId)
    const subject = { registrationId: one.registration.id, guardianId: one.user.id }
    const said = [await answerOf(page('x'))]
    said.push(await answerOf(`${one.link.slice(0, -2)}AA`))
    said.push(await answerOf(page(await offerToken(links, subject, new Date('2026-01-01')))))
    said.push(await answerOf(at.server.url + (await pathFor(one.registration.id, other.user.id))))
    said.push(await answerOf(at.server.url + (await pathFor('no-such-place', one.user.id))))
    said.push(await answerOf(at.server.url + (await pathFor(one.registration.id, one.user.id, '2025-10-03'))))
    await moveTo(at.desk, other.registration.id, 'CANCELLED', { reason: 'They moved.' })
    said.push(await answerOf(other.link))
    const past = await givenPlace()
    await at.server.sql`
      update player_program_registrations set months = '{2025-09}' where id = ${past.registration.id}`
    said.push(await answerOf(past.link))
    const { user: stranger } = await givenMum(at.desk)
    await at.server.sql`update players set user_players_id = ${stranger.id} where id = ${third.ada.id}`
    said.push(await answerOf(third.link))
    expect(new Set(said).size).toBe(1)
    expect(said[0]).toContain('This link no longer works')
    for (const { ada } of [one, other, past, third]) expect(await saidOf(ada.id)).toHaveLength(0)
    expect((await look(one.link)).status).toBe(200)
  })

  test('expires after the last day of the program', async () => {
    const { link } = await givenPlace({ months: ['2025-10', '2025-11', '2025-12'] })
    at.now = new Date('2025-12-14T01:00:00.000Z')
    expect((await look(link)).status).toBe(200)
    at.now = new Date('2025-12-19T09:00:00.000Z')
    await answerOf(link)
  })
})

describe('J-7: which emails contain it', () => {
  test('received, approved and paid do; the waiting list and a withdrawal do not', async () => {
    const { registration, user } = await givenPlace()
    const lastLinks = async () => linksIn((await emailsTo(at.server, user.email)).at(-1)?.text).length
    expect(await lastLinks()).toBe(1)
    await moveTo(at.desk, registration.id, 'APPROVED')
    expect(await lastLinks()).toBe(1)
    await moveTo(at.desk, registration.id, 'ACTIVE')
    expect(await lastLinks()).toBe(1)
    await moveTo(at.desk, registration.id, 'WITHDRAWN', { withdrawalCause: 'CHANGE_OF_MIND' })
    expect(await lastLinks()).toBe(0)
    const full = await givenPlace({}, { capacity: 1 })
    const late = await givenMum(at.desk)
    await at.given.registration((await late.child('Bo')).id, full.fee.id, {
      days: ['SAT'],
      months: ['2025-10'],
    })
    expect(linksIn((await emailsTo(at.server, late.user.email)).at(-1)?.text)).toEqual([])
  })

  test('an email to those who train that day has one link per child; the desk sees an example', async () => {
    const { program, fee, user, child, ada } = await givenPlace()
    const leo = await child('Leo')
    await at.given.registration(leo.id, fee.id, { days: ['SAT'], months: ['2025-10'] })
    const audience = { kind: 'SESSION', programId: program.id, group: null, day: DAY }
    const draft = draftFor(program.id, { subject: 'Training starts later', audience })
    const { purpose, subject, body } = draft
    const preview = await at.call('post', '/campaign-preview', { purpose, subject, body, audience })
    expect(linksIn(preview.body.text)).toEqual(Array(2).fill(expect.stringMatching(/\/absences\/example$/)))
    const [example = ''] = linksIn(preview.body.text)
    expect((await look(example)).html).toContain('This is just an example')
    await sent(at, draft)
    await runCampaignJob(at)
    const text = (await emailsTo(at.server, user.email)).at(-1)?.text
    expect(text).toContain('If Leo can’t come one day, let the coach know:')
    const links = linksIn(text)
    expect(links).toHaveLength(2)
    for (const link of links) await say(link, `AWAY ${DAY}`)
    for (const { id } of [ada, leo]) expect(await saidOf(id)).toMatchObject([{ day: DAY, isAbsent: true }])
    await sent(at, draftFor(program.id))
    await runCampaignJob(at)
    expect(linksIn((await emailsTo(at.server, user.email)).at(-1)?.text)).toEqual([])
  })
})
