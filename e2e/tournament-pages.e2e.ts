import { expect, test } from './fixtures.ts'
import { judgePages, readWithoutScripts } from './page-rounds.ts'
import { sentHead } from './sent-head.ts'

/** Each page with its title and a text that must come from the plan. */
const pages = [
  { path: '/fun-day-tournament', title: 'Fun day', says: 'Storm Petrels' },
  { path: '/fun-day-tournament-rules?division=u8-9', title: 'Fun day rules', says: '5 against 5' },
  { path: '/fun-day-tournament-schedule?pitch=maple', title: 'Fun day schedule', says: 'Maple' },
  { path: '/fun-day-waiver', title: 'Fun day: informed consent', says: 'rights my child has by law' },
  { path: '/tournaments', title: 'Tournaments', says: 'Lunar New Year Tournament' },
  { path: '/tournaments/fun-day', title: 'Fun Day', says: 'Storm Petrels' },
  { path: '/lunar-new-year-tournament', title: 'Lunar New Year tournament', says: 'Plum Petals' },
  { path: '/lunar-new-year-tournament/refs?referee=hugo', title: 'Referees', says: 'Hugo L.' },
  { path: '/lunar-new-year-tournament/refs/doc', title: 'Referees’ guide', says: 'The sideline ladder' },
  { path: '/team-schedule?event=lunar-new-year&team=koi', title: 'Koi', says: 'Sparrows' },
  { path: '/referee-field-schedule?event=lunar-new-year', title: 'Referees and fields', says: 'Amara O.' },
  {
    path: '/referee-field-schedule?event=lunar-new-year&view=grid',
    title: 'Referees and fields',
    says: 'Amara O.',
  },
  { path: '/tournament-rundown?event=lunar-new-year', title: 'Rundown', says: 'Lion dance, red envelopes' },
  { path: '/printable-score-cards?event=lunar-new-year&pitch=rat', title: 'Score cards', says: 'Dumplings' },
  { path: '/printable-rundown-schedule?event=lunar-new-year', title: 'Rundown', says: 'Volunteer brief' },
  {
    path: '/printable-mc-cheatsheet?event=lunar-new-year',
    title: 'MC sheet',
    says: 'Good morning Richmond!',
  },
]

judgePages(pages)
readWithoutScripts(pages)

test('no phone number or full name is sent to visitors', async ({ request }) => {
  for (const { path } of pages) {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    const text = await response.text()
    expect(text).not.toContain('604-555-0111')
    expect(text).not.toContain('Amara Osei')
  }
})

test('the days are there in schema.org’s words', async ({ request }) => {
  for (const path of ['/fun-day-tournament', '/lunar-new-year-tournament']) {
    const { data } = await sentHead(request, path)
    expect(data[0]).toMatchObject({
      '@type': 'SportsEvent',
      eventStatus: 'https://schema.org/EventScheduled',
    })
  }
})
