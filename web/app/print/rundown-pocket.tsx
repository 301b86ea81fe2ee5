import { momentName } from '@touchline/domain/tournament/moment.ts'
import type { RundownItem } from '@touchline/domain/tournament/plan.ts'
import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { endOf } from '@touchline/domain/tournament/view/now-and-next.ts'
import { matchNumbers, waves } from '@touchline/domain/tournament/view/waves.ts'
import { dayName } from '@touchline/domain/words.ts'
import { revisionWords } from '../tournament/revision-words.ts'
import { helpPlaces } from './help-places.ts'
import { type Panel, pocketSheet } from './pocket.tsx'
import type { SheetContent } from './sheets.tsx'

/** Pages 2 to 6 carry the day, whatever its length. */
const PAGES = 5

/** The day in a pocket: a cover, the items in five pages, help, and a page for notes. */
export function rundownPocket(day: DayView, clubPhone: string): SheetContent {
  const weights = day.rundown.map((item) => 1 + wavesOf(day, item).length)
  const share = weights.reduce((sum, one) => sum + one, 0) / PAGES
  const pages: RundownItem[][] = Array.from({ length: PAGES }, () => [])
  let before = 0
  day.rundown.forEach((item, n) => {
    pages[Math.min(PAGES - 1, Math.floor(before / share))]?.push(item)
    before += weights[n] as number
  })
  const panels: Panel[] = [
    { key: 'cover', title: day.name, body: <Cover day={day} /> },
    ...pages.map((items, n) => ({
      key: `items ${n}`,
      title: items[0] ? `From ${momentName(items[0].start)}` : 'Notes',
      body: <Items day={day} items={items} />,
    })),
    {
      key: 'help',
      title: 'Help',
      body: helpPlaces(day.venue, clubPhone).map(([name, words]) => (
        <p key={name}>
          <strong>{name}:</strong> {words}
        </p>
      )),
    },
    { key: 'notes', title: 'Notes', body: null },
  ]
  return pocketSheet(panels)
}

const wavesOf = (day: DayView, item: RundownItem) =>
  item.kind === 'PLAY' ? waves(day, item.start, endOf(item)) : []

const Cover = ({ day }: { day: DayView }) => (
  <>
    <p>{day.date ? dayName(day.date) : 'The date follows'}</p>
    <p>
      {day.venue.name}, {day.venue.address}
    </p>
    <p>{revisionWords(day)}</p>
    {day.weather.message && <p>{day.weather.message}</p>}
  </>
)

const Items = ({ day, items }: { day: DayView; items: readonly RundownItem[] }) =>
  items.map((item) => (
    <div key={item.id}>
      <p>
        ☐ <strong>{momentName(item.start)}</strong> {item.title}
        {item.place && `, ${item.place}`}
      </p>
      {wavesOf(day, item).map(({ start, games }) => (
        <p key={start}>
          {momentName(start)}: {matchNumbers(games)}
        </p>
      ))}
    </div>
  ))
