import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { openTabSession } from '../session/tab-session.ts'

const SHOWN = ['Program', 'ProgramFee', 'PlayerProgramRegistration', 'ClubSetting']

/** A program that opens, a session that is called off: what the page's loaders gave is looked up anew. */
export function useLiveClub(): void {
  const { revalidate } = useRevalidator()
  const latest = useRef(revalidate)
  latest.current = revalidate
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    Promise.all([openTabSession(), import('../data/watch-changes.ts')])
      .then(([, { watchChanges }]) => {
        if (!isGone) stop = watchChanges(SHOWN, () => latest.current())
      })
      .catch((error) => console.error('Not hearing of changes at the club', error))
    return () => {
      isGone = true
      stop()
    }
  }, [])
}
