import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { lookAfterOthers } from '../data/own-writes.ts'
import { openTabSession } from '../session/tab-session.ts'

const SHOWN = ['Program', 'ProgramFee', 'PlayerProgramRegistration', 'ClubSetting']

/** A program that opens, a session that is called off: what the page's loaders gave is looked up anew. */
export function useLiveClub(): void {
  const { revalidate } = useRevalidator()
  const latest = useRef(revalidate)
  latest.current = revalidate
  useEffect(() => {
    // A registration of one's own changes how many places are left: whose change it was makes no difference here.
    const { hear, stop } = lookAfterOthers(() => latest.current())
    let stopWatching = () => {}
    let isGone = false
    Promise.all([openTabSession(), import('../data/watch-changes.ts')])
      .then(([, { watchChanges }]) => {
        if (!isGone) stopWatching = watchChanges(SHOWN, () => hear())
      })
      .catch((error) => console.error('Not hearing of changes at the club', error))
    return () => {
      isGone = true
      stop()
      stopWatching()
    }
  }, [])
}
