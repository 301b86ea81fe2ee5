import { useData } from '../area/area-data.tsx'
import { Dialog } from '../family/dialog.tsx'
import family from '../family/family.module.css'
import { agoWords, lastChange } from './conflict.ts'
import styles from './desk.module.css'

/** One field in which the two versions differ, in words. */
export interface Difference {
  field: string
  yours: string
  theirs: string
}

interface ConflictDialogProps {
  rowId: string
  title: string
  differences: readonly Difference[]
  /** What the button for one's own version says; none where it is no longer possible. */
  mine: string | null
  onMine: () => void
  onTheirs: () => void
}

/** Somebody else was first. Both versions are shown, nothing is lost, one of them is chosen. */
export function ConflictDialog({ rowId, title, differences, mine, onMine, onTheirs }: ConflictDialogProps) {
  const { data: change } = useData(['last change', rowId], (request) => lastChange(request, rowId))
  const who = change?.actorEmail ?? 'somebody else'
  const when = change ? ` ${agoWords(change.createdAt, new Date())}` : ''
  return (
    <Dialog title={title} onClose={onTheirs}>
      <p>
        This was changed by {who}
        {when}, while you had it open. Nothing of yours is saved yet.
      </p>
      <table className={styles.versions}>
        <thead>
          <tr>
            <td />
            <th scope="col">Yours</th>
            <th scope="col">Theirs, as it stands</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field, yours, theirs }) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td>{yours}</td>
              <td>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={family.actions}>
        <button type="button" className="button" onClick={onTheirs}>
          Keep theirs
        </button>
        {mine && (
          <button type="button" className="button quiet-button" onClick={onMine}>
            {mine}
          </button>
        )}
      </div>
    </Dialog>
  )
}
