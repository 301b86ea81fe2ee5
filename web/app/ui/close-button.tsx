import { CloseIcon } from '../frame/icons.tsx'
import styles from './close-button.module.css'

interface CloseButtonProps {
  /** What it closes, in words. */
  label: string
  onClick: () => void
}

/** The cross at the end of anything that can be closed. */
export const CloseButton = ({ label, onClick }: CloseButtonProps) => (
  <button type="button" className={styles.close} aria-label={label} onClick={onClick}>
    <CloseIcon />
  </button>
)
