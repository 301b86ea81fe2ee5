import { dayName } from '@touchline/domain/words.ts'
import { clubNow } from '../../../../club/club-now.ts'
import paper from '../../../../desk/paper.module.css'
import styles from '../tournament.module.css'
import { type ConsentLine, stateOf } from './consent-line.ts'

/** Print only, A to Z: the person at the gate ticks a child off, or hands out a blank form. */
export function GateSheet({ lines }: { lines: readonly ConsentLine[] }) {
  const sorted = lines.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  const missing = lines.filter((line) => stateOf(line) === 'MISSING').length
  return (
    <section className={`${paper.paper} ${styles.paperOnly}`} aria-hidden="true">
      <h2>At the gate, {dayName(clubNow().day)}</h2>
      <p>
        {lines.length} children, {missing} without a consent. Please collect this sheet after the day.
      </p>
      <table>
        <thead>
          <tr>
            {['Here', 'Child', 'Team', 'Consent', 'Photos', 'First aid', 'Call'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((line) => (
            <tr key={line.id}>
              <td className={paper.box} />
              <th scope="row">{line.name}</th>
              <td>{line.team ?? 'none yet'}</td>
              <td>{line.form ? line.form.reference : <strong>MISSING</strong>}</td>
              <td>{line.form && (line.form.photos ? 'yes' : 'NO')}</td>
              <td>{line.form?.hasHealthNotes && 'ask the desk'}</td>
              <td>{line.form && `${line.form.guardianName} ${line.form.phone}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
