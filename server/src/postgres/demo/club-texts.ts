import { addDays, daysBetween } from '@touchline/domain/calendar-day.ts'
import { defaultBasics } from '@touchline/domain/club/defaults/base.ts'
import { defaultMatches } from '@touchline/domain/club/defaults/matches.ts'
import { defaultNews } from '@touchline/domain/club/defaults/news.ts'
import type { Match } from '@touchline/domain/club/schemas/matches.ts'
import type { NewsPost } from '@touchline/domain/club/schemas/news.ts'
import { FIRST_SEASON } from '@touchline/domain/seasons/first-season.ts'

const isAfterFirst = (today: string) => today > FIRST_SEASON.endDate

/** From this day on, the calendar of the first season must not show matches of later ones. */
const NEW_YEAR = '2026-01-01'

/** The matches of the first season, repeated around today. */
export function demoMatches(today: string): string | null {
  if (!isAfterFirst(today)) return null
  const shipped = defaultMatches(defaultBasics.field)
  // Move the second match, three weeks into the season, to about today: some matches are over and most are to come.
  const weeks = Math.floor(daysBetween('2025-10-03', today) / 7)
  const again = (match: Match): Match => {
    const date = addDays(match.date, weeks * 7)
    return { ...match, id: `${match.id}-${date.slice(0, 4)}`.slice(0, 80), date }
  }
  return JSON.stringify([...shipped, ...shipped.map(again).filter(({ date }) => date >= NEW_YEAR)])
}

/** Recent news posts, followed by those of the first season. */
export function demoNews(today: string): string | null {
  if (!isAfterFirst(today)) return null
  const posts: NewsPost[] = [
    {
      slug: `the-season-is-on-${today}`,
      date: addDays(today, -2),
      category: 'TRAINING',
      title: '{{season}}: see you at the field',
      summary:
        '{{trainingDays}}, {{trainingTimes}}, at {{field}}. Joining late is fine: you only pay for the months that are left.',
      body: [
        'Please arrive at {{arriveTime}}. {{weather}} If a session can’t go ahead, we’ll say so at the top of every page by {{decisionTime}}.',
        'One day a week is {{priceOnce}} a month, both days are {{priceTwice}}. With {{familyFrom}} or more children registered, {{familyFor}} gets {{familyPercent}} off.',
      ],
      pinned: false,
      quote: { words: 'I passed it and then I ran and then it came back to me.', who: 'Mila, 7' },
    },
    {
      slug: `hand-me-downs-${today}`,
      date: addDays(today, -9),
      category: 'CLUB',
      title: 'The hand-me-down box is full again',
      summary:
        'Outgrown cleats, shin guards and rain jackets are at the club table, all free. Bring what no longer fits, and take what does.',
      body: [
        'Small sizes go fast, so come a few minutes early. Please bring things clean and in pairs.',
        'Nothing in your size? Tell the club table, and we’ll put something aside when it comes in.',
      ],
      pinned: false,
      quote: null,
    },
  ]
  const earlier = defaultNews(defaultBasics).map((post) => ({ ...post, pinned: false }))
  return JSON.stringify([...posts, ...earlier])
}
