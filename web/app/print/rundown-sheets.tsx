import { momentName } from '@touchline/domain/tournament/plan/moment.ts'
import type { Official } from '@touchline/domain/tournament/plan/plan.ts'
import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { type RundownLine, rundownLines } from '@touchline/domain/tournament/view/rundown-lines.ts'
import { matchNumbers } from '@touchline/domain/tournament/view/waves.ts'
import { statusWord } from '@touchline/domain/words.ts'
import { helpPlaces } from './help-places.ts'
import { paged } from './paged.ts'
import styles from './paper.module.css'
import type { SheetContent } from './sheets.tsx'

interface RundownPaper {
  day: DayView
  /** The people with their phone numbers, for the staff's copy; null for the public one. */
  people: Official[] | null
  clubPhone: string
}

/** How many lines fit on a sheet at 10.5 points, with waves under the rows of play. */
const LINES = 46

/** The day in a table, and who to call. */
export function rundownSheets({ day, people, clubPhone }: RundownPaper): SheetContent[] {
  const isStaff = people !== null
  const tables = paged(rundownLines(day), ({ waves }) => waves.length + 2, LINES).map((lines, n) => ({
    key: `rundown ${n}`,
    body: (
      <table className={styles.sheet}>
        <caption>
          {day.name}: {isStaff ? 'staff copy' : 'the day'}
        </caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Min</th>
            <th scope="col">What</th>
            <th scope="col">Where</th>
            {isStaff && <th scope="col">Owner</th>}
            {isStaff && <th scope="col">Needs</th>}
            <th scope="col">Done</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.item.id} line={line} isStaff={isStaff} />
          ))}
        </tbody>
      </table>
    ),
  }))
  return [...tables, { key: 'boxes', body: <Boxes day={day} people={people} clubPhone={clubPhone} /> }]
}

function Row({ line: { item, waves }, isStaff }: { line: RundownLine; isStaff: boolean }) {
  return (
    <tr>
      <td>{momentName(item.start)}</td>
      <td>{item.minutes}</td>
      <th scope="row">
        {item.title}
        {waves.map(({ start, games }, n) => (
          <span key={start} className={styles.line}>
            {momentName(start)} wave {n + 1}: {matchNumbers(games)}
          </span>
        ))}
        {isStaff && item.rainText && <span className={styles.line}>In the rain: {item.rainText}</span>}
      </th>
      <td>{item.place}</td>
      {isStaff && <td>{item.owner}</td>}
      {isStaff && <td>{item.needs}</td>}
      <td aria-label="Done">☐</td>
    </tr>
  )
}

function Boxes({ day, people, clubPhone }: RundownPaper) {
  return (
    <>
      <h2 className={styles.title}>{day.name}: just in case</h2>
      <div className={styles.boxes}>
        <div className={styles.box}>
          <h3>Help</h3>
          {helpPlaces(day.venue, clubPhone).map(([name, words]) => (
            <p key={name}>
              <strong>{name}:</strong> {words}
            </p>
          ))}
        </div>
        <div className={styles.box}>
          <h3>Weather</h3>
          <p>Decided at 6:30 and 8:00 AM, and posted on the site.</p>
          <p>Thunder: clear the fields at once. Play resumes 30 minutes after the last thunder.</p>
        </div>
        {people && (
          <div className={styles.box}>
            <h3>Call list</h3>
            {people
              .filter(({ phone }) => phone)
              .map(({ id, name, roles, phone }) => (
                <p key={id}>
                  {roles.map(statusWord).join(', ')}: <strong>{name}</strong> {phone}
                </p>
              ))}
          </div>
        )}
        <div className={styles.box}>
          <h3>If it rains</h3>
          {day.rundown
            .filter(({ rainText }) => rainText)
            .map(({ id, start, title, rainText }) => (
              <p key={id}>
                {momentName(start)} {title}: {rainText}
              </p>
            ))}
        </div>
      </div>
    </>
  )
}
