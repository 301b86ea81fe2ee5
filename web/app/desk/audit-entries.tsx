import { clubDay } from '@touchline/domain/club-clock.ts'
import { Link } from 'react-router'
import { clubNow } from '../club/club-now.ts'
import { momentName } from '../club/day-words.ts'
import { Table } from '../ui/table/table.tsx'
import ui from '../ui/ui.module.css'
import type { Difference } from './audit-differences.ts'
import styles from './audit-entries.module.css'
import type { AuditLine } from './audit-line.ts'
import { actorWords, actWords, fieldName, rowScreen, valueWords } from './audit-words.ts'

/** This many differences can be read at a glance; more are folded away. */
const AT_A_GLANCE = 6

/** Who did what to which row, as whom, before and after. */
export const AuditEntries = ({ entries }: { entries: readonly AuditLine[] }) => (
  <div className={styles.list}>
    <ol className={`plain-list ${styles.entries}`}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <div>
            <Headline entry={entry} />
            {entry.reason && <p>“{entry.reason}”</p>}
          </div>
          <Changes entry={entry} />
        </li>
      ))}
    </ol>
  </div>
)

function Headline({ entry }: { entry: AuditLine }) {
  const screen = rowScreen(entry)
  const name = entry.rowName ?? entry.rowId
  return (
    <p>
      <strong>{actorWords(entry)}</strong>
      {entry.asUserName && entry.action !== 'LOOK' && !entry.action.startsWith('IMPERSONATION') && (
        <> as {entry.asUserName}</>
      )}{' '}
      {actWords(entry)} {screen ? <Link to={screen}>{name}</Link> : name}
      <br />
      <span className="quiet small">
        <time dateTime={entry.createdAt}>{whenWords(entry.createdAt)}</time>
        {entry.actorName && entry.actorEmail && ` · ${entry.actorEmail}`}
      </span>
    </p>
  )
}

/** Leaves out the year while it is the current one. */
function whenWords(instant: string): string {
  const year = clubDay(new Date(instant)).slice(0, 4)
  return year === clubNow().day.slice(0, 4) ? momentName(instant) : `${momentName(instant)}, ${year}`
}

function Changes({ entry: { action, changes } }: { entry: AuditLine }) {
  if (changes.length === 0) return null
  const table = <ChangeTable changes={changes} isNew={action !== 'UPDATE'} />
  if (action === 'UPDATE' && changes.length <= AT_A_GLANCE) return table
  return (
    <details className={ui.fold}>
      <summary>{changes.length === 1 ? '1 field' : `${changes.length} fields`}</summary>
      {table}
    </details>
  )
}

/** A new row has no earlier version. */
const ChangeTable = ({ changes, isNew }: { changes: readonly Difference[]; isNew: boolean }) => (
  <Table className={styles.changes}>
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">Field</span>
        </th>
        {!isNew && <th scope="col">Before</th>}
        <th scope="col">{isNew ? 'Value' : 'After'}</th>
      </tr>
    </thead>
    <tbody>
      {changes.map((change) => (
        <ChangeRow key={change.field} change={change} isNew={isNew} />
      ))}
    </tbody>
  </Table>
)

function ChangeRow({ change, isNew }: { change: Difference; isNew: boolean }) {
  const { field, before, after, isHidden } = change
  if (isHidden)
    return (
      <tr>
        <th scope="row">{fieldName(field)}</th>
        <td colSpan={2}>{isNew ? 'filled in' : 'changed'}</td>
      </tr>
    )
  return (
    <tr>
      <th scope="row">{fieldName(field)}</th>
      {!isNew && (
        <td className={styles.before}>
          <del>{valueWords(field, before)}</del>
        </td>
      )}
      <td className={styles.after}>
        <ins>{valueWords(field, after)}</ins>
      </td>
    </tr>
  )
}
