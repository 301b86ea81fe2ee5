import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import type { Outcome, ScoredPlan } from '@touchline/domain/tournament/schedule/schedule.ts'
import type { ScheduleOptions } from '@touchline/domain/tournament/schedule/task.ts'
import { useEffect, useRef, useState } from 'react'
import type { Heard, ScheduleRequest } from './scheduler.worker.ts'

export type Running = { done: number; best: ScoredPlan | null }

interface Listener {
  onDone: (outcome: Outcome) => void
  /** Called after a plan with the proven lower bound. */
  onBound: (lowerBound: number) => void
}

/** Searches for a plan in a worker, so that the page stays responsive; it reports progress and can be stopped. */
export function useScheduler({ onDone, onBound }: Listener) {
  const [running, setRunning] = useState<Running | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const worker = useRef<Worker | null>(null)
  const stop = () => {
    worker.current?.terminate()
    worker.current = null
    setRunning(null)
  }
  useEffect(() => () => worker.current?.terminate(), [])
  const start = (plan: Plan, options: ScheduleOptions) => {
    stop()
    setProblem(null)
    setRunning({ done: 0, best: null })
    const started = new Worker(new URL('./scheduler.worker.ts', import.meta.url), { type: 'module' })
    worker.current = started
    started.onmessage = ({ data }: MessageEvent<Heard>) => {
      if (data.kind === 'PROGRESS') return setRunning({ done: data.done, best: data.best })
      if (data.kind === 'BOUND') {
        started.terminate()
        return onBound(data.lowerBound)
      }
      // The plan is found. An error while looking for a lower bound is nobody's problem.
      started.onerror = null
      if (data.outcome.kind === 'IMPOSSIBLE') stop()
      setRunning(null)
      onDone(data.outcome)
    }
    started.onerror = () => {
      stop()
      setProblem('This browser couldn’t make the schedule. Please reload the page and try again.')
    }
    const asked: ScheduleRequest = { plan, options }
    started.postMessage(asked)
  }
  return { running, problem, start, stop }
}
