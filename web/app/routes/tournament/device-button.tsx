import { Button } from '../../ui/button.tsx'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import styles from './device-button.module.css'

interface DeviceButtonProps {
  /** Checked in the browser after hydration. */
  isAble: () => boolean
  isOn: boolean
  onToggle: () => void
  children: string
}

/**
 * For features that not every device has. Without the feature there is no button, but its space is kept, so that
 * nothing jumps.
 */
export function DeviceButton({ isAble, isOn, onToggle, children }: DeviceButtonProps) {
  const isThere = useIsAlive() && isAble()
  return (
    <Button kind="quiet" className={isThere ? '' : styles.absent} aria-pressed={isOn} onClick={onToggle}>
      {children}
    </Button>
  )
}
