import { momentName } from '@touchline/domain/tournament/plan/moment.ts'
import { type DayView, venueName } from '@touchline/domain/tournament/view/day-view.ts'
import { type RundownLine, rundownLines } from '@touchline/domain/tournament/view/rundown-lines.ts'
import { matchNumbers } from '@touchline/domain/tournament/view/waves.ts'
import { dayAndYear } from '@touchline/domain/words.ts'
import { revisionWords } from '../tournament/revision-words.ts'
import { helpPlaces } from './help-places.ts'
import { paged } from './paged.ts'
import { type Panel, pocketSheet } from './pocket.tsx'
import type { SheetContent } from './sheets.tsx'

/** Pages 2 to 6 hold the day; the rest goes into a second booklet. */
const PAGES = 5
/** Lines per page and letters per line, with room to spare. */
const ROOM = 17
const LETTERS = 34

interface Line {
  key: string
  start: string
  words: string
  /** An item to tick off; the other lines are kick-offs below it. */
  isItem: boolean
}

/** The day as a pocket booklet: a cover, its lines on five pages, help, and a page for notes. */
export function rundownPockets(day: DayView, clubPhone: string): SheetContent[] {
  const pages = evenPages(rundownLines(day).flatMap(linesOf))
  const booklets = paged(pages, () => 1, PAGES)
  return booklets.map((own, n) => {
    const { body } = booklet(day, clubPhone, own)
    return { key: `pocket ${n}`, body }
  })
}

/** Spread evenly over five pages if they fit, otherwise over as many as it takes. */
function evenPages(lines: readonly Line[]): Line[][] {
  const sizeOf = ({ words }: Line) => Math.ceil((words.length + 11) / LETTERS)
  for (let room = 1; room < ROOM; room += 1) {
    const pages = paged(lines, sizeOf, room)
    if (pages.length <= PAGES) return pages
  }
  return paged(lines, sizeOf, ROOM)
}

function booklet(day: DayView, clubPhone: string, pages: readonly Line[][]): SheetContent {
  const panels: Panel[] = [
    { key: 'cover', title: day.name, body: <Cover day={day} /> },
    ...Array.from({ length: PAGES }, (_, n) => pages[n] ?? []).map((own, n) => ({
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
    <p>{day.date ? dayAndYear(day.date) : 'The date follows'}</p>
    <p>{venueName(day)}</p>
    <p>{revisionWords(day)}</p>
    {day.weather.message && <p>{day.weather.message}</p>}
  </>
)
