import { type ReactNode, useRef, useState } from 'react'
import { written } from '../../languages/written.tsx'
import { openTabSession } from '../../session/tab-session.ts'
import { accountProblem } from './account-problem.ts'

interface TaskForm {
  getValues(): Record<string, unknown>
  setFieldError(path: string, error: string): void
  getInputNode(path: string): HTMLElement | null
}

/** Maps a problem to a field of this form. */
type FieldNames = Partial<Record<'email' | 'password' | 'code', string>>

/** Runs one task at a time and words its problems; a refusal is shown at its field, or above the form. */
export function useAccountTask(form: TaskForm, names: FieldNames = {}) {
  const isRunning = useRef(false)
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<ReactNode>(null)

  function show(error: unknown): void {
    const { message, field, hasEnded } = accountProblem(error)
    const path = field && (names[field] ?? field)
    if (path && path in form.getValues()) {
      form.setFieldError(path, message)
      form.getInputNode(path)?.focus()
    } else setProblem(written(message))
    if (hasEnded) openTabSession().then(({ noticeEnd }) => noticeEnd())
  }

  async function run(words: string, work: () => Promise<unknown>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(words)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      show(error)
    } finally {
      isRunning.current = false
      setBusy(null)
    }
  }

  return { busy, problem, run }
}
