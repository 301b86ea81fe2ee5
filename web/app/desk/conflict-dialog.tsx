import { agoWords } from '@touchline/domain/ago-words.ts'
import { useData } from '../area/area-data.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { type Difference, VersionsTable } from '../ui/table/versions-table.tsx'
import ui from '../ui/ui.module.css'
import { type LastChange, lastChange } from './conflict.ts'

interface BothVersionsProps {
  title: string
  /** Who saved first, and when; undefined or null while that is not known. */
  change: LastChange | null | undefined
  differences: readonly Difference[]
  /** The label of the button that keeps the user's own version; null where that is no longer possible. */
  mine: string | null
  onMine: () => void
  onTheirs: () => void
}

/** Somebody else saved first. Shows both versions and lets the user choose, so that nothing is lost. */
export function BothVersions(props: BothVersionsProps) {
  const { title, change, differences, mine, onMine, onTheirs } = props
  if (differences.every(({ yours, theirs }) => yours === theirs)) return <SavedAlready {...props} />
  const who = change?.actorEmail ?? 'someone else'
  return (
    <Dialog title={title} onClose={onTheirs}>
      <p>
        This was changed by {who}
        {ago(change)} while you had it open. Your changes aren’t saved yet.
      </p>
      <VersionsTable yours="Yours" theirs="Theirs, now saved" differences={differences} />
      <div className={ui.actions}>
        <Button onClick={onTheirs}>Keep theirs</Button>
        {mine && (
          <Button kind="quiet" onClick={onMine}>
            {mine}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

const ago = (change: LastChange | null | undefined) =>
  change ? ` ${agoWords(change.createdAt, new Date())}` : ''

/** Usually the user's own first try, whose answer was lost on the way: do not blame anybody else. */
const SavedAlready = ({ change, mine, onMine, onTheirs }: BothVersionsProps) => (
  <Dialog title="This is already saved" onClose={onTheirs}>
    <p>
      It was saved by {change?.actorEmail ?? 'you or someone else'}
      {ago(change)} and matches yours. If you tried before, that worked.
    </p>
    <div className={ui.actions}>
      <Button onClick={onTheirs}>Keep it</Button>
      {mine && (
        <Button kind="quiet" onClick={onMine}>
          {mine}
        </Button>
      )}
    </div>
  </Dialog>
)

/** The same for a row whose audit knows who changed it. */
export function ConflictDialog({ rowId, ...both }: Omit<BothVersionsProps, 'change'> & { rowId: string }) {
  const { data: change } = useData(['last change', rowId], (request) => lastChange(request, rowId))
  return <BothVersions {...both} change={change} />
}
