import { formatCount } from '@touchline/domain/format-count.ts'
import { plainProblem } from '../../../../data/plain-problem.ts'
import { Button } from '../../../../ui/button.tsx'
import ui from '../../../../ui/ui.module.css'
import { guardians, leftOutWords } from '../campaign-words.ts'
import styles from './composer.module.css'
import type { FoundAudience } from './use-audience.ts'

const SHOWN = 8

/** How many people the group has right now, and some of their names. */
export function FoundLine({ found: { data, error, isPlaceholderData, refetch } }: { found: FoundAudience }) {
  if (!data && error)
    return (
      <p role="alert">
        We couldn’t count the group. {plainProblem(error)}{' '}
        <Button kind="small" onClick={() => refetch()}>
          Count again
        </Button>
      </p>
    )
  if (!data) return <p className="quiet">Counting…</p>
  const shown = data.sample.slice(0, SHOWN)
  const others = data.count - shown.length
  return (
    <div className={styles.found} data-busy={isPlaceholderData || undefined}>
      <p role="status">
        <strong>
          {data.count === 0 ? 'There’s no one in this group right now.' : guardians(data.count)}
        </strong>
        {data.count > 0 && <span className="quiet"> · {data.words}</span>}
      </p>
      {leftOutWords(data.leftOut).map((words) => (
        <p key={words} className="small">
          {words}
        </p>
      ))}
      {shown.length > 0 && (
        <details className={ui.fold}>
          <summary>For example</summary>
          <ul className={`plain-list ${styles.sample}`}>
            {shown.map(({ userId, name, email, children }) => (
              <li key={userId}>
                <strong>{name}</strong>{' '}
                <span className="quiet">{[email, children].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
            {others > 0 && <li className="quiet">and {formatCount(others)} more</li>}
          </ul>
        </details>
      )}
    </div>
  )
}
