import styles from './thank-you.module.css'
import * as texts from './thank-you.texts.ts'

/** To print, cut out and colour. */
export function Badge() {
  return (
    <svg className={styles.drawing} viewBox="0 0 300 360" role="img" aria-label={texts.badgeLabel}>
      <path d="M30 20h240v170c0 76-60 118-120 146C90 308 30 266 30 190z" />
      <path d="M46 36h208v154c0 64-50 100-104 126C96 290 46 254 46 190z" />
      <path d="M46 120h208M150 120v26a44 44 0 0 1 0 88a44 44 0 0 1 0-88" />
      <circle cx="150" cy="190" r="30" />
      <path d="M150 176l13 10-5 15h-16l-5-15zM150 176v-16M163 186l15-4M158 201l9 12M142 201l-9 12M137 186l-15-4" />
      <text x="150" y="72">
        {texts.badgeFirst}
      </text>
      <text x="150" y="106">
        {texts.badgeSecond}
      </text>
      <path className={styles.cut} d="M14 6h272v190c0 86-66 132-136 160C80 328 14 282 14 196z" />
    </svg>
  )
}
