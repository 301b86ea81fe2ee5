import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorScreen } from '../../ui/error-screen.tsx'
import { later } from '../../ui/later.tsx'
import { ListStates, type Loaded } from '../../ui/list-states.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Part } from './part.tsx'
import styles from './ui.module.css'

const Ways = () => (
  <>
    <Button>Refresh Page</Button>
    <Button kind="quiet">Try Again</Button>
    <Button kind="quiet">Go Home</Button>
  </>
)

const Waiting = later<object>(() => new Promise(() => {}), 'small')
const Lost = later<object>(() => Promise.reject(new TypeError('Failed to fetch')))
const Come = later<{ words: string }>(async () => ({ words }) => <p>{words}</p>)

const quiet = { error: null, isFetching: false, refetch: () => {} }
const lists: (Loaded<string[]> & { name: string })[] = [
  { ...quiet, name: 'waits', data: undefined, isFetching: true },
  { ...quiet, name: 'lost', data: undefined, error: new TypeError('Failed to fetch') },
  { ...quiet, name: 'old', data: ['Mia', 'Dev'], error: new TypeError('Failed to fetch') },
  { ...quiet, name: 'there', data: ['Mia', 'Dev'] },
]

export const States = () => (
  <>
    <Part title="Loading">
      <div className={styles.row}>
        <Loading size="small" />
        <Loading />
      </div>
      <Loading size="large" message="Verifying access..." />
      <Skeleton />
    </Part>
    <Part title="Parts that come later">
      <Waiting />
      <Lost />
      <Come words="Its scripts came when it was needed." />
    </Part>
    <Part title="What a list waits for">
      {lists.map((loaded) => (
        <ListStates key={loaded.name} loaded={loaded}>
          {(names) => <p>{names.join(', ')}</p>}
        </ListStates>
      ))}
    </Part>
    <Part title="Nothing here">
      <EmptyState title="No players yet" action={<Button>Add your first player</Button>}>
        It takes two minutes.
      </EmptyState>
    </Part>
    <Part title="Errors">
      <LoadProblem error={new TypeError('Failed to fetch')} isBusy={false} onRetry={() => {}} />
      <LoadProblem error={new TypeError('Failed to fetch')} isBusy onRetry={() => {}} isOld />
      <ErrorScreen title="Something went wrong" actions={<Ways />}>
        <p>We're sorry, but something unexpected happened. Please try refreshing the page.</p>
      </ErrorScreen>
    </Part>
  </>
)
