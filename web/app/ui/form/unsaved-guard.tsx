import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import ui from '../ui.module.css'
import * as texts from './unsaved-guard.texts.ts'

/** Asks before leaving a form with unsaved input. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog title={texts.leaveQuestion} onClose={blocker.reset}>
      <p>{texts.notSaved}</p>
      <div className={ui.actions}>
        <Button onClick={blocker.reset}>{texts.stay}</Button>
        <Button kind="quiet" onClick={blocker.proceed}>
          {texts.leave}
        </Button>
      </div>
    </Dialog>
  )
}
