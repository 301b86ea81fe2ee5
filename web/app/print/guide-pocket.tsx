import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { dayName } from '@touchline/domain/words.ts'
import { GUIDE } from '../routes/tournament/referee-guide.ts'
import { revisionWords } from '../tournament/revision-words.ts'
import { helpPlaces } from './help-places.ts'
import { type Panel, pocketSheet } from './pocket.tsx'
import type { SheetContent } from './sheets.tsx'

const PARTS = [...GUIDE.before, ...GUIDE.after]

/** The referees' guide in a pocket: what one looks up between two games. */
export function guidePocket(day: DayView, clubPhone: string): SheetContent {
  const half = Math.ceil(day.divisions.length / 2)
  const panels: Panel[] = [
    {
      key: 'cover',
      title: 'Referees’ guide',
      body: (
        <>
          <p>
            {day.name}
            {day.date && `, ${dayName(day.date)}`}
          </p>
          <p>{day.venue.name}</p>
          <p>{revisionWords(day)}</p>
          <p>Name: ____________________</p>
          <p>“Explain first, whistle second.”</p>
        </>
      ),
    },
    partsPanel('Before, time', ['before', 'time']),
    agesPanel(day.divisions.slice(0, half)),
    agesPanel(day.divisions.slice(half)),
    partsPanel('Words, misconduct', ['words', 'misconduct']),
    partsPanel('Safety, sideline', ['head', 'thunder', 'sideline']),
    partsPanel('After the game', ['card', 'incident']),
    {
      key: 'help',
      title: 'Contacts',
      body: helpPlaces(day.venue, clubPhone).map(([name, words]) => (
        <p key={name}>
          <strong>{name}:</strong> {words}
        </p>
      )),
    },
  ]
  return pocketSheet(panels)
}

function partsPanel(title: string, ids: readonly string[]): Panel {
  return {
    key: title,
    title,
    body: PARTS.filter(({ id }) => ids.includes(id)).map((part) => (
      <div key={part.id}>
        <h3>{part.title.replace(/^\d+\. /, '')}</h3>
        <ul>
          {part.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    )),
  }
}

/** What differs between the ages, in two lines each. */
const agesPanel = (divisions: DayView['divisions']): Panel => ({
  key: divisions.map(({ id }) => id).join() || 'no divisions',
  title: divisions.length === 0 ? 'Ask the desk' : divisions.map(({ name }) => name).join(', '),
  body: divisions.map((division) => (
    <p key={division.id}>
      <strong>{division.name}:</strong> {division.format}
      {division.goalkeeper ? '' : ', nobody in goal'}, {division.halves} × {division.halfMinutes} min, break{' '}
      {division.breakMinutes}, ball {division.ball}, at least {division.minPlayers} to start.{' '}
      {division.restart === 'THROW_IN' ? 'Throw-in' : 'Pass or dribble in'},{' '}
      {division.offside ? 'offside' : 'no offside'}, {RETREAT[division.retreat ?? 'NONE']}.{' '}
      {division.recordsResults ? 'Score kept.' : 'No score.'}
    </p>
  )),
})

const RETREAT = {
  HALFWAY: 'goal kick: behind halfway',
  ONE_THIRD: 'goal kick: behind the third',
  NONE: 'goal kick: as in the laws',
}
