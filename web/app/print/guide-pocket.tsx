import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { dayAndYear } from '@touchline/domain/words.ts'
import { written } from '../languages/written.tsx'
import * as texts from '../routes/tournament/guide.texts.ts'
import guide from '../routes/tournament/referee-guide.json' with { type: 'json' }
import { revisionWords } from '../tournament/revision-words.ts'
import * as shared from '../tournament/tournament.texts.ts'
import { helpPlaces } from './help-places.ts'
import { type Panel, pocketSheet } from './pocket.tsx'
import type { SheetContent } from './sheets.tsx'

const PARTS = [...guide.before, ...guide.after]

/** The referees' guide as a pocket booklet: what a referee looks up between two games. */
export function guidePocket(day: DayView, clubPhone: string): SheetContent {
  const half = Math.ceil(day.divisions.length / 2)
  const panels: Panel[] = [
    {
      key: 'cover',
      title: texts.title,
      body: (
        <>
          <p>
            {written(day.name)}
            {day.date && `${shared.comma}${dayAndYear(day.date)}`}
          </p>
          <p>{written(day.venue.name)}</p>
          <p>{revisionWords(day)}</p>
          <p>{texts.nameLine}</p>
          <p>{texts.motto}</p>
        </>
      ),
    },
    partsPanel(texts.beforeAndTime, ['before', 'time']),
    agesPanel(day.divisions.slice(0, half)),
    agesPanel(day.divisions.slice(half)),
    partsPanel(texts.wordsAndMisconduct, ['words', 'misconduct']),
    partsPanel(texts.safety, ['head', 'thunder', 'sideline']),
    partsPanel(texts.after, ['card', 'incident']),
    {
      key: 'help',
      title: texts.contactsTitle,
      body: helpPlaces(day.venue, clubPhone).map(([name, words]) => (
        <p key={name}>
          <strong>
            {name}
            {shared.colon}
          </strong>
          {written(words)}
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

/** The differences between the age groups, in two lines each. */
const agesPanel = (divisions: DayView['divisions']): Panel => ({
  key: divisions.map(({ id }) => id).join() || 'no divisions',
  title: divisions.length === 0 ? texts.askDesk : shared.names(divisions.map(({ name }) => name)),
  body: divisions.map((division) => (
    <p key={division.id}>
      <strong>
        {division.name}
        {shared.colon}
      </strong>
      {texts.ageLine(
        division.goalkeeper ? division.format : shared.nobodyInGoal(division.format),
        shared.halvesOf(division.halves, division.halfMinutes),
        division.breakMinutes,
        shared.ball(division.ball),
        division.minPlayers,
      )}
      {texts.lawsLine(
        division.restart === 'THROW_IN' ? shared.throwIn : shared.passIn,
        division.offside ? texts.offside : texts.noOffside,
        RETREAT[division.retreat ?? 'NONE'],
      )}
      {division.recordsResults ? texts.scoreKept : texts.noScore}
    </p>
  )),
})

const RETREAT = {
  HALFWAY: texts.behindHalfway,
  ONE_THIRD: texts.behindThird,
  NONE: texts.asInLaws,
}
