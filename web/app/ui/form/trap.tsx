import * as texts from './form.texts.ts'
import styles from './trap.module.css'

interface TrapProps {
  value: string
  onChange: (value: string) => void
}

/** A field that people never see: only bots fill it in, and the server drops what they send. */
export const Trap = ({ value, onChange }: TrapProps) => (
  <label className={styles.trap} aria-hidden="true">
    {texts.website}
    <input
      tabIndex={-1}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </label>
)
