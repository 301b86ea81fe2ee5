import styles from './shirt.module.css'

interface Colour {
  name: string
  hex: string
}

interface ShirtLook {
  colour: Colour
  trim: Colour
  /** A number or an initial on its front. */
  mark?: string
}

const BODY = 'M42 8 19 17 4 45l18 10 9-12v60q29 5 58 0V43l9 12 18-10-15-28-23-9C72 20 48 20 42 8z'

/** A shirt in a team's colours. Whoever draws it must also show the team's name. */
export function Shirt({ className = '', ...shape }: ShirtLook & { className?: string }) {
  return (
    <svg
      className={`${styles.shirt} ${className}`}
      viewBox="0 0 120 112"
      aria-hidden="true"
      focusable="false"
    >
      <ShirtShape {...shape} />
    </svg>
  )
}

/** For use inside a larger drawing; 120 wide and 112 high. */
export function ShirtShape({ colour, trim, mark }: ShirtLook) {
  return (
    <>
      <path d={BODY} fill={colour.hex} />
      <path
        className={styles.trim}
        d="M42 8C48 20 72 20 78 8M6.500 41l18 10M113.500 41l-18 10"
        stroke={trim.hex}
      />
      <path className={styles.fold} d="M31 43v22M89 43v22" />
      <path className={styles.edge} d={BODY} />
      {mark && (
        <text className={styles.mark} x="60" y="76" fill={trim.hex}>
          {mark}
        </text>
      )}
    </>
  )
}
