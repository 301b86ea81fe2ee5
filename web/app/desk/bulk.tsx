import { formatCount } from '@touchline/domain/format-count.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLookAgain } from '../area/area-data.tsx'
import { plainProblem } from '../data/plain-problem.ts'
import type { Request } from '../data/request.ts'
import { openTabSession } from '../session/tab-session.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Progress } from '../ui/progress.tsx'
import ui from '../ui/ui.module.css'
import styles from './bulk.module.css'
import { type BulkProgress, runBulk } from './run-bulk.ts'

interface BulkBarProps {
  count: number
  /** How many rows match the filters; rows beyond this page can be selected, too. */
  total: number
  onSelectAll?: () => void
  onClear: () => void
  children: ReactNode
}

/** What can be done with the selected rows. */
export function BulkBar({ count, total, onSelectAll, onClear, children }: BulkBarProps) {
  if (count === 0) return null
  return (
    <section className={`no-print turf ${styles.bulk}`} aria-label="Selected rows" data-bulk>
      <p role="status">
        {formatCount(count)} selected
        {onSelectAll && count < total && (
          <>
            {' · '}
            <Button kind="plain" onClick={onSelectAll}>
              Select all {formatCount(total)} found
            </Button>
          </>
        )}
      </p>
      {children}
      <Button kind="plain" onClick={onClear}>
        Clear
      </Button>
    </section>
  )
}

export interface BulkTask<Row> {
  /** 'Approve 12 registrations' */
  title: string
  /** The consequences, where they are not obvious. */
  note?: ReactNode
  /** 'approved' */
  done: string
  rows: readonly Row[]
  nameOf: (row: Row) => string
  act: (request: Request, row: Row) => Promise<unknown>
  /** Called when every row succeeded, to offer an undo. */
  onAllDone?: () => void
  /** Undoes a run in which not every row succeeded. */
  undo?: () => void
  /** Starts without asking, because the user has just asked for it. */
  isAtOnce?: boolean
}

/** Works through a task with a progress bar and a stop button, and lists at the end what failed and why. */
export function BulkRun<Row>({ task, onClose }: { task: BulkTask<Row>; onClose: () => void }) {
  const lookAgain = useLookAgain()
  const [state, setState] = useState<'ASK' | 'RUN' | 'DONE'>('ASK')
  const [progress, setProgress] = useState<BulkProgress<Row>>({
    total: task.rows.length,
    done: 0,
    failures: [],
  })
  const isStopped = useRef(false)
  const run = async () => {
    setState('RUN')
    const { request } = await openTabSession()
    const result = await runBulk({
      rows: task.rows,
      act: (row) => task.act(request, row),
      problemOf: plainProblem,
      onProgress: setProgress,
      isStopped: () => isStopped.current,
    })
    await lookAgain()
    if (result.done === result.total) {
      task.onAllDone?.()
      onClose()
    } else setState('DONE')
  }
  const start = useRef(run)
  useEffect(() => {
    if (task.isAtOnce) start.current()
  }, [task.isAtOnce])
  return (
    <Dialog title={task.title} onClose={state === 'RUN' ? () => {} : onClose}>
      {state === 'ASK' && (
        <>
          {typeof task.note === 'string' ? <p>{task.note}</p> : task.note}
          <div className={ui.actions}>
            <Button onClick={run}>{task.title}</Button>
            <Button kind="small" onClick={onClose}>
              Not now
            </Button>
          </div>
        </>
      )}
      {state === 'RUN' && (
        <Running
          title={task.title}
          progress={progress}
          onStop={() => {
            isStopped.current = true
          }}
        />
      )}
      {state === 'DONE' && <BulkReport task={task} progress={progress} onClose={onClose} />}
    </Dialog>
  )
}

interface RunningProps {
  title: string
  progress: BulkProgress<unknown>
  onStop: () => void
}

function Running({ title, progress: { done, failures, total }, onStop }: RunningProps) {
  const past = done + failures.length
  return (
    <>
      <Progress value={(100 * past) / total} aria-label={title} />
      <p role="status">
        {past} of {total}
      </p>
      <div className={ui.actions}>
        <Button kind="small" onClick={onStop}>
          Stop after this one
        </Button>
      </div>
    </>
  )
}

interface ReportProps<Row> {
  task: BulkTask<Row>
  progress: BulkProgress<Row>
  onClose: () => void
}

function BulkReport<Row>({ task, progress, onClose }: ReportProps<Row>) {
  const left = progress.total - progress.done - progress.failures.length
  return (
    <>
      <p role="status">
        {progress.done} of {progress.total} {task.done}.{left > 0 && ` ${left} not done because you stopped.`}
      </p>
      <ul className={`plain-list ${styles.failures}`}>
        {progress.failures.map(({ row, message }) => (
          <li key={task.nameOf(row)}>
            <strong>{task.nameOf(row)}</strong>: {message}
          </li>
        ))}
      </ul>
      <div className={ui.actions}>
        <Button onClick={onClose}>Back to the list</Button>
        {task.undo && progress.done > 0 && (
          <Button
            kind="small"
            onClick={() => {
              onClose()
              task.undo?.()
            }}
          >
            Undo the {progress.done} that were done
          </Button>
        )}
      </div>
    </>
  )
}
