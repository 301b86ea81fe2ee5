import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Dialog } from '../dialog.tsx'
import ui from '../ui.module.css'

/** Asks before one leaves a form with something typed in it. */
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
    <Dialog title="Leave without saving?" onClose={blocker.reset}>
      <p>What you have typed here is not saved yet.</p>
      <div className={ui.actions}>
        <button type="button" className="button" onClick={blocker.reset}>
          Stay here
        </button>
        <button type="button" className="button quiet-button" onClick={blocker.proceed}>
          Leave without saving
        </button>
      </div>
    </Dialog>
  )
}
