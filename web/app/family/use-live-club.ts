import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { hearChanges } from '../data/hear-changes.ts'
import { lookAfterOthers } from '../data/own-writes.ts'

const SHOWN = ['Program', 'ProgramFee', 'PlayerProgramRegistration', 'ClubSetting']

/** A program that opens, a session that is called off: what the page's loaders gave is looked up anew. */
export function useLiveClub(): void {
  const { revalidate } = useRevalidator()
  const latest = useRef(revalidate)
  latest.current = revalidate
  useEffect(() => {
    // A registration of one's own changes how many places are left: whose change it was makes no difference here.
    const { hear, stop } = lookAfterOthers(() => latest.current())
    const stopHearing = hearChanges(SHOWN, () => hear())
    return () => {
      stopHearing()
      stop()
    }
  }, [])
}
