import { momentName } from '@touchline/domain/tournament/plan/moment.ts'
import { type DayView, venueName } from '@touchline/domain/tournament/view/day-view.ts'
import { type RundownLine, rundownLines } from '@touchline/domain/tournament/view/rundown-lines.ts'
import { matchNumbers } from '@touchline/domain/tournament/view/waves.ts'
import { dayName } from '@touchline/domain/words.ts'
import { revisionWords } from '../tournament/revision-words.ts'
import { helpPlaces } from './help-places.ts'
import { type Panel, pocketSheet } from './pocket.tsx'
import type { SheetContent } from './sheets.tsx'

/** Pages 2 to 6 carry the day, whatever its length. */
const PAGES = 5

interface Line {
  key: string
  start: string
  words: string
  /** Something to tick off; the others are kick-offs below it. */
  isItem: boolean
}

/** The day in a pocket: a cover, its lines on five pages, help, and a page for notes. */
export function rundownPocket(day: DayView, clubPhone: string): SheetContent {
  const lines = rundownLines(day).flatMap(linesOf)
  const aPage = Math.ceil(lines.length / PAGES)
  const pages = Array.from({ length: PAGES }, (_, n) => lines.slice(n * aPage, (n + 1) * aPage))
  const panels: Panel[] = [
    { key: 'cover', title: day.name, body: <Cover day={day} /> },
    ...pages.map((own, n) => ({
      key: `lines ${n}`,
      title: own[0] ? `From ${momentName(own[0].start)}` : 'Notes',
      body: own.map(({ key, start, words, isItem }) => (
        <p key={key}>
          {isItem && '☐ '}
          <strong>{momentName(start)}</strong> {words}
        </p>
      )),
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

function linesOf({ item: { id, start, title, place }, waves }: RundownLine): Line[] {
  return [
    { key: id, start, words: place ? `${title}, ${place}` : title, isItem: true },
    ...waves.map((wave) => ({
      key: `${id} ${wave.start}`,
      start: wave.start,
      words: matchNumbers(wave.games),
      isItem: false,
    })),
  ]
}

const Cover = ({ day }: { day: DayView }) => (
  <>
    <p>{day.date ? dayName(day.date) : 'The date follows'}</p>
    <p>{venueName(day)}</p>
    <p>{revisionWords(day)}</p>
    {day.weather.message && <p>{day.weather.message}</p>}
  </>
)
