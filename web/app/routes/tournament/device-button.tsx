import { Button } from '../../ui/button.tsx'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import styles from './device-button.module.css'

interface DeviceButtonProps {
  /** Asked of the device once the page is alive. */
  isAble: () => boolean
  isOn: boolean
  onToggle: () => void
  children: string
}

/** For what not every device can do. Where it cannot there is no button, but its place is kept: nothing jumps. */
export function DeviceButton({ isAble, isOn, onToggle, children }: DeviceButtonProps) {
  const isThere = useIsAlive() && isAble()
  return (
    <Button kind="quiet" className={isThere ? '' : styles.absent} aria-pressed={isOn} onClick={onToggle}>
      {children}
    </Button>
  )
}
