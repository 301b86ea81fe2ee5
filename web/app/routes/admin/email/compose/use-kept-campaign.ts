import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { plainProblem } from '../../../../data/plain-problem.ts'
import { refusalCode } from '../../../../data/rest.ts'
import { openTabSession } from '../../../../session/tab-session.ts'
import { type CampaignLine, type CampaignValues, saveCampaign } from '../email-api.ts'
import { loadCampaign } from '../load-campaigns.ts'

const REST_MS = 500

export interface KeptCampaign {
  values: CampaignValues
  change(changes: Partial<CampaignValues>): void
  /** Waits until the draft is saved and returns its version. Throws if saving failed. */
  settle(): Promise<number>
  state: 'NEW' | 'TYPING' | 'KEPT' | 'PROBLEM'
  problem: string | null
  /** Whether it was refused because somebody else has edited the draft; then their version is there to choose. */
  hasCollided(refused: unknown): Promise<boolean>
  /** The draft as somebody else has saved it, while the user has to choose. */
  theirs: CampaignLine | null
  keepMine(): void
  keepTheirs(): void
}

interface Start {
  id: string
  values: CampaignValues
  version: number | null
  onKept?: () => void
}

const valuesOf = ({
  purpose,
  subject,
  body,
  translations = {},
  audience,
}: CampaignValues): CampaignValues => ({
  purpose,
  subject,
  body,
  translations,
  audience,
})

/** Somebody else's version, while the user has to choose. */
function useTheirs(id: string) {
  const [theirs, setTheirs] = useState<CampaignLine | null>(null)
  const hasCollided = useCallback(
    async (refused: unknown): Promise<boolean> => {
      if (refusalCode(refused) !== 'CHANGED') return false
      const campaign = await openTabSession()
        .then(({ request }) => loadCampaign(request, id))
        .catch(() => null)
      // An email sent in the meantime leaves nothing to choose; the refusal says so.
      if (campaign?.status !== 'DRAFT') return false
      setTheirs(campaign)
      return true
    },
    [id],
  )
  return { theirs, setTheirs, hasCollided }
}

interface Kept {
  version: number | null
  values: CampaignValues | null
}

/** Sends one request at a time, each on top of the version before it, until the latest input is saved. */
function useSaver(id: string, latest: RefObject<CampaignValues>, kept: RefObject<Kept>) {
  const running = useRef<Promise<void> | null>(null)
  return useCallback((): Promise<void> => {
    const keep = async () => {
      while (kept.current.values !== latest.current) {
        const sending = latest.current
        const saved = await saveCampaign(id, sending, kept.current.version)
        kept.current = { version: saved.version, values: sending }
      }
    }
    running.current ??= keep().finally(() => {
      running.current = null
    })
    return running.current
  }, [id, latest, kept])
}

/** Saves a draft on the server while one types. */
export function useKeptCampaign({ id, values: start, version, onKept }: Start): KeptCampaign {
  const [values, setValues] = useState(() => valuesOf(start))
  const [state, setState] = useState<KeptCampaign['state']>(version === null ? 'NEW' : 'KEPT')
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef(values)
  const kept = useRef<Kept>({ version, values: version === null ? null : values })
  const isTold = useRef(version !== null)
  const tell = useRef(onKept)
  tell.current = onKept
  const { theirs, setTheirs, hasCollided } = useTheirs(id)
  const keep = useSaver(id, latest, kept)

  const settle = useCallback(async (): Promise<number> => {
    try {
      await keep()
      if (kept.current.values !== latest.current) return settle()
      setState('KEPT')
      setProblem(null)
      if (!isTold.current) tell.current?.()
      isTold.current = true
    } catch (error) {
      setState('PROBLEM')
      setProblem(plainProblem(error))
      await hasCollided(error)
      throw error
    }
    return kept.current.version as number
  }, [keep, hasCollided])

  const change = useCallback((changes: Partial<CampaignValues>) => {
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

  const keepMine = () => {
    if (!theirs) return
    kept.current = { version: theirs.version, values: null }
    setTheirs(null)
    settle().catch(() => {})
  }
  const keepTheirs = () => {
    if (!theirs) return
    latest.current = valuesOf(theirs)
    kept.current = { version: theirs.version, values: latest.current }
    setValues(latest.current)
    setState('KEPT')
    setProblem(null)
    setTheirs(null)
  }

  return { values, change, settle, state, problem, hasCollided, theirs, keepMine, keepTheirs }
}
