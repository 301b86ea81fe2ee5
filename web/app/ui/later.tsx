import { type ComponentType, useEffect, useState } from 'react'
import { askForLostStyles } from '../frame/insistently.ts'
import { LoadProblem } from './load-problem.tsx'
import { Loading } from './loading.tsx'

interface Part<Props> {
  load: () => Promise<ComponentType<Props>>
  size?: 'small'
  /** Set once it has loaded. */
  Shown: ComponentType<Props> | null
}

/**
 * A part of a screen whose scripts load when it is needed. If they fail to load, the rest of the screen stays, and one
 * can try again.
 */
export function later<Props extends object>(load: Part<Props>['load'], size?: 'small') {
  const part: Part<Props> = { load, size, Shown: null }
  return (props: Props) => <Later part={part} props={props} />
}

function Later<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const [Shown, setShown] = useState(() => part.Shown)
  const [problem, setProblem] = useState<Error | null>(null)
  const [isBusy, setBusy] = useState(true)
  useEffect(() => {
    if (!isBusy || Shown) return
    let isGone = false
    const come = (found: ComponentType<Props>) => {
      part.Shown = found
      if (!isGone) setShown(() => found)
    }
    const lost = (error: Error) => {
      if (isGone) return
      setProblem(error)
      setBusy(false)
    }
    part.load().then(come, lost)
    return () => {
      isGone = true
    }
  }, [part, isBusy, Shown])
  if (Shown) return <Shown {...props} />
  const tryAgain = () => {
    askForLostStyles()
    setBusy(true)
  }
  if (problem) return <LoadProblem error={problem} isBusy={isBusy} onRetry={tryAgain} />
  return <Loading size={part.size} />
}
