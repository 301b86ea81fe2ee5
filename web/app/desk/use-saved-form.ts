import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useChange } from '../area/area-data.tsx'
import { plainProblem, serviceError } from '../data/plain-problem.ts'
import type { Request } from '../data/request.ts'
import type { Row } from '../data/row.ts'
import { notify } from '../ui/toast.tsx'
import { conflictOf } from './conflict.ts'

interface SavedForm<Values> {
  id: string
  /** The version of the row when the form was opened; null for a new one. */
  version: number | null
  form: { setFieldError(field: string, problem: string): void }
  save: (request: Request, input: { id: string; version: number | null; values: Values }) => Promise<unknown>
  /** Where to go after saving. */
  to: string
}

/**
 * Saves a form of the desk: a problem goes to its field, a conflict is shown, and a success leads on to the next page.
 */
export function useSavedForm<Values extends { name: string }>(parts: SavedForm<Values>) {
  const { id, form, to } = parts
  const navigate = useNavigate()
  // Keeps the version that the user started from, even if the list behind the form has loaded a newer one.
  const [version] = useState(parts.version)
  const [collided, setCollided] = useState<Row | null>(null)
  const save = useChange(parts.save)
  // Navigate only after a render, when the guard for unsaved input is gone.
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    if (isSettled) navigate(to)
  }, [isSettled, navigate, to])

  const send = async (values: Values, over = version) => {
    setCollided(null)
    try {
      await save.mutateAsync({ id, version: over, values })
    } catch (error) {
      setCollided(conflictOf(error))
      const { field } = serviceError(error)?.errorInfo ?? {}
      if (field && field in values) form.setFieldError(field, plainProblem(error))
      return
    }
    notify(`${values.name.trim()} is saved.`)
    setSettled(true)
  }
  return { save, send, collided, isSettled, settle: () => setSettled(true) }
}
