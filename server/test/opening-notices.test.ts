import { expect, test } from 'vitest'
import { tidy } from '../src/jobs/tidy.ts'
import { openingNoticesJob } from '../src/seasons/opening-notices.ts'
import { clubAt } from './club-at.ts'
import { givenBy } from './given.ts'
import { jobSurroundings, links } from './job-surroundings.ts'
import { emailsTo } from './registering.ts'

const at = clubAt('2025-10-20T17:00:00Z')
const surroundings = () => jobSurroundings({ sql: at.server.sql, now: () => at.now })

async function runOn(day: string) {
  at.now = new Date(`${day}T17:00:00Z`)
  await openingNoticesJob(links).run(surroundings())
}

let count = 0
const season = (values: object) => {
  count += 1
  return givenBy(at.desk).create('Season', {
    name: `Season ${count}`,
    startDate: '2026-01-10',
    endDate: '2026-03-22',
    days: ['SAT'],
    startTime: '17:00',
    endTime: '18:30',
    status: 'PUBLISHED',
    ...values,
  })
}

const ask = (email: unknown, rest: object = {}) =>
  fetch(`${at.server.url}/opening-notices`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, ...rest }),
  })

const linkIn = async (email: string) => {
  const text = (await emailsTo(at.server, email)).at(-1)?.text ?? ''
  return `${at.server.url}${/\/opening-notices\/[\w.-]+/.exec(text)?.[0]}`
}
const answer = (link: string, value: string) =>
  fetch(link, { method: 'POST', body: new URLSearchParams({ answer: value }), redirect: 'manual' })
const subjectsTo = async (email: string) => (await emailsTo(at.server, email)).map(({ subject }) => subject)
const CONFIRM = 'Shall we email you when registration opens?'

test('S-17: confirmed, notified once when a closed season opens, and deleted', async () => {
  await at.server.sql`update seasons set status = 'DRAFT'`
  await season({ startDate: '2025-09-06', endDate: '2025-12-18' })
  const winter = await season({ opensForReturning: '2025-11-01', opensForAll: '2025-11-15' })
  const [ana, ben] = ['ana@example.org', 'ben@example.org']
  expect((await ask(ana)).status).toBe(200)
  await ask(ben)
  expect(await subjectsTo(ana)).toEqual([CONFIRM])
  const link = await linkIn(ana)
  expect(await (await fetch(link)).text()).toContain('Yes, email me')
  expect((await answer(link, 'CONFIRM')).status).toBe(303)
  expect(await (await fetch(link)).text()).toContain('Leave the list')
  for (const day of ['2025-10-21', '2025-11-01', '2025-11-14']) await runOn(day)
  expect(await subjectsTo(ana)).toEqual([CONFIRM])
  await runOn('2025-11-15')
  await runOn('2025-11-16')
  expect(await subjectsTo(ana)).toEqual([CONFIRM, `Registration for ${winter.name} is open`])
  expect(await subjectsTo(ben)).toEqual([CONFIRM])
  const left = await at.server.sql`select email from opening_notices`
  expect(left).toMatchObject([{ email: ben }])
  expect(await (await fetch(link)).text()).toContain('not on our list')
})

test('S-17: one tap leaves the list; unconfirmed addresses are deleted after a week', async () => {
  const [ana, ben] = ['leaves@example.org', 'silent@example.org']
  await ask(ana)
  await ask(ben)
  const link = await linkIn(ana)
  await answer(link, 'CONFIRM')
  await answer(link, 'LEAVE')
  const kept = async () =>
    (await at.server.sql`select email from opening_notices where email = any(${[ana, ben]})`).map(
      ({ email }) => email,
    )
  expect(await kept()).toEqual([ben])
  at.now = new Date('2025-10-27T17:00:00Z')
  await tidy.run(surroundings())
  expect(await kept()).toEqual([ben])
  at.now = new Date('2025-10-28T17:00:00Z')
  await tidy.run(surroundings())
  expect(await kept()).toEqual([])
})

test('S-17: asking again gets the same answer and no second entry; nobody is flooded', async () => {
  const email = 'often@example.org'
  for (const spelling of [email, 'Often@Example.org', email, email, email])
    expect(await (await ask(spelling)).json()).toEqual({ asked: true })
  expect(await at.server.sql`select from opening_notices where lower(email) = ${email}`).toHaveLength(1)
  expect((await subjectsTo(email)).length).toBeLessThanOrEqual(3)
})

test.each([
  ['no address', ''],
  ['none that could be one', 'ana at home'],
  ['no text', 4711],
  ['one that is too long', `${'a'.repeat(400)}@example.org`],
])('S-17: %s is refused', async (_case, email) => expect((await ask(email)).status).toBe(400))

test('S-17: a link for something else opens nothing, and a bot that fills in everything is kept out', async () => {
  expect((await fetch(`${at.server.url}/opening-notices/made.up.token`)).status).toBe(404)
  expect((await answer(`${at.server.url}/opening-notices/made.up.token`, 'CONFIRM')).status).toBe(404)
  expect((await ask('robot@example.org', { website: 'https://x.example' })).status).toBe(200)
  expect(await at.server.sql`select from opening_notices where email = 'robot@example.org'`).toHaveLength(0)
})

test.each([
  ['zh-Hans', 'Fall 2026', '开放报名时给您发邮件吗？', '2026年秋季开放报名了'],
  ['zh-Hant', 'Fall 2027', '開放報名時給您發電郵嗎？', '2027年秋季開放報名了'],
])('Y-14: asking on a page in %s gets emails in it', async (language, name, question, opened) => {
  at.now = new Date('2025-10-20T17:00:00Z')
  const email = `${language.toLowerCase()}@example.org`
  await at.server.sql`update seasons set status = 'DRAFT'`
  expect((await ask(email, { language })).status).toBe(200)
  const [confirm] = await emailsTo(at.server, email)
  expect(confirm?.subject).toBe(question)
  const link = `${at.server.url}/${language}${/\/opening-notices\/[\w.-]+/.exec(confirm?.text ?? '')?.[0]}`
  expect(confirm?.text).toContain(`/${language}/opening-notices/`)
  const page = await (await fetch(link)).text()
  expect(page).toContain(`<html lang="${language}">`)
  expect((await answer(link, 'CONFIRM')).headers.get('location')).toBe(new URL(link).pathname)
  await season({
    name,
    startDate: '2026-09-05',
    endDate: '2026-12-17',
    opensForAll: '2025-10-21',
  })
  await runOn('2025-10-21')
  const sent = (await emailsTo(at.server, email)).at(-1)
  expect(sent?.subject).toBe(opened)
  expect(sent?.text).toContain(`/${language}/programs`)
})

test('Y-14: a language that the site does not have becomes English', async () => {
  at.now = new Date('2025-10-20T17:00:00Z')
  await ask('french@example.org', { language: 'fr' })
  expect(await subjectsTo('french@example.org')).toEqual([CONFIRM])
})
