import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { readPlan } from '@touchline/domain/tournament/plan/read-plan.ts'
import { validate } from '@touchline/domain/tournament/validate/validate.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLookAgain } from '../../../area/area-data.tsx'
import { plainProblem } from '../../../data/plain-problem.ts'
import { callRest } from '../../../data/rest.ts'
import { tabRequest } from '../../../early/early-answers.ts'
import { notify, notifyProblem } from '../../../ui/toast.tsx'
import type { TournamentDesk } from './desk-data.ts'
import { loadTournament } from './load-tournaments.ts'

export type SaveState = 'SAVED' | 'SAVING' | 'FAILED'

/** Somebody else saved in between: their version is on the server, the user's own only here. */
export interface Collision {
  message: string
  theirs: TournamentDesk
}

/** The plan on the screen, and how its unsaved changes are saved, one version after another. */
function useSaving(desk: TournamentDesk) {
  const lookAgain = useLookAgain()
  const [plan, setPlan] = useState(desk.plan)
  const [state, setState] = useState<SaveState>('SAVED')
  const [problem, setProblem] = useState<string | null>(null)
  const [collision, setCollision] = useState<Collision | null>(null)
  const version = useRef(desk.version)
  const waiting = useRef<Plan | null>(null)
  const running = useRef<Promise<boolean> | null>(null)

  useEffect(() => {
    if (running.current || waiting.current || desk.version < version.current) return
    version.current = desk.version
    setPlan(desk.plan)
  }, [desk])

  /** Whether everything is saved in the end; callers during a run share its answer. */
  const run = (): Promise<boolean> => {
    running.current ??= save().finally(() => {
      running.current = null
    })
    return running.current
  }

  const save = async (): Promise<boolean> => {
    setState('SAVING')
    setProblem(null)
    try {
      for (let next = waiting.current; next !== null; next = waiting.current) {
        const body = { plan: next, version: version.current }
        const path = `/tournaments/${desk.slug}/draft`
        const saved = await callRest<{ version: number }>('manage', 'put', path, { body })
        version.current = saved.version
        if (waiting.current === next) waiting.current = null
      }
      setState('SAVED')
      lookAgain()
      return true
    } catch (error) {
      setState('FAILED')
      const theirs = await newerThan(version.current, desk.slug)
      if (theirs) setCollision({ message: plainProblem(error), theirs })
      else setProblem(plainProblem(error))
      return false
    }
  }

  return { plan, setPlan, state, setState, problem, collision, setCollision, version, waiting, run }
}

/** A plan that saves itself; it never accepts what the domain cannot read. */
export function usePlanDraft(desk: TournamentDesk) {
  const saving = useSaving(desk)
  const { plan, setPlan, state, setState, problem, collision, setCollision, version, waiting, run } = saving
  const shown = useRef(plan)
  shown.current = plan

  /** Takes a new plan, or returns what is wrong with it. With `words`, the change is announced and can be undone. */
  const change = (next: Plan, words?: string): string | null => {
    const read = readPlan(next)
    if ('refusal' in read) return read.refusal.message
    const before = shown.current
    waiting.current = read.plan
    setPlan(read.plan)
    run()
    if (words) notify(words, { undo: () => undo(before, read.plan) })
    return null
  }

  /** Only the last change can be undone: undoing an older one would undo the later ones, too. */
  const undo = (before: Plan, after: Plan) => {
    if (JSON.stringify(shown.current) === JSON.stringify(after)) change(before)
    else notifyProblem('Something else has changed since then. Please fix it yourself.')
  }

  return {
    plan,
    violations: useMemo(() => validate(plan), [plan]),
    state,
    problem,
    collision,
    change,
    /** Resolves once all changes are saved; false if they could not be. */
    saved: run,
    retry: run,
    versionNow: () => version.current,
    /** The current plan, for code that continues after a change without waiting for a render. */
    planNow: () => waiting.current ?? shown.current,
    keepTheirs() {
      if (!collision) return
      waiting.current = null
      version.current = collision.theirs.version
      setPlan(collision.theirs.plan)
      setState('SAVED')
      setCollision(null)
    },
    keepMine() {
      if (!collision) return
      version.current = collision.theirs.version
      setCollision(null)
      run()
    },
  }
}

export type PlanDraft = ReturnType<typeof usePlanDraft>

async function newerThan(version: number, slug: string): Promise<TournamentDesk | null> {
  try {
    const found = await loadTournament(tabRequest, slug)
    return found.version > version ? found : null
  } catch {
    return null
  }
}
