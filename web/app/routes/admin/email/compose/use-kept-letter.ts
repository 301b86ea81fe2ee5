import { useCallback, useEffect, useRef, useState } from 'react'
import { plainProblem } from '../../../../family/plain-problem.ts'
import { type LetterValues, saveLetter } from '../email-api.ts'

const REST_MS = 500

export interface KeptLetter {
  values: LetterValues
  change(changes: Partial<LetterValues>): void
  /** Waits until what is typed is kept; the version under which it is. Throws when it could not be. */
  settle(): Promise<number>
  state: 'NEW' | 'TYPING' | 'KEPT' | 'PROBLEM'
  problem: string | null
}

interface Start {
  id: string
  values: LetterValues
  version: number | null
  onKept?: () => void
}

const valuesOf = ({ purpose, subject, body, audience }: LetterValues): LetterValues => ({
  purpose,
  subject,
  body,
  audience,
})

/** Keeps a draft on the server as it is typed, one request at a time, each over the version of the one before. */
export function useKeptLetter({ id, values: start, version, onKept }: Start): KeptLetter {
  const [values, setValues] = useState(() => valuesOf(start))
  const [state, setState] = useState<KeptLetter['state']>(version === null ? 'NEW' : 'KEPT')
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef(values)
  const kept = useRef({ version, values: version === null ? null : values })
  const running = useRef<Promise<void> | null>(null)
  const isTold = useRef(version !== null)
  const tell = useRef(onKept)
  tell.current = onKept

  const keep = useCallback(async (): Promise<void> => {
    while (kept.current.values !== latest.current) {
      const sending = latest.current
      const saved = await saveLetter(id, sending, kept.current.version)
      kept.current = { version: saved.version, values: sending }
    }
  }, [id])

  const settle = useCallback(async (): Promise<number> => {
    running.current ??= keep().finally(() => {
      running.current = null
    })
    try {
      await running.current
      if (kept.current.values !== latest.current) return settle()
      setState('KEPT')
      setProblem(null)
      if (!isTold.current) tell.current?.()
      isTold.current = true
    } catch (error) {
      setState('PROBLEM')
      setProblem(plainProblem(error))
      throw error
    }
    return kept.current.version as number
  }, [keep])

  const change = useCallback((changes: Partial<LetterValues>) => {
    latest.current = { ...latest.current, ...changes }
    setValues(latest.current)
    setState('TYPING')
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of what is typed
  useEffect(() => {
    if (state !== 'TYPING') return
    const timer = setTimeout(() => settle().catch(() => {}), REST_MS)
    return () => clearTimeout(timer)
  }, [values, state, settle])

  return { values, change, settle, state, problem }
}
