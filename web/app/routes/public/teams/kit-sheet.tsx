import { SiteLink } from '../../../languages/site-link.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import styles from './kit-sheet.module.css'
import * as texts from './teams.texts.ts'

/** A page of paper for crayons: only lines. */
export function KitSheet() {
  return (
    <article className={styles.sheet}>
      <div className={`no-print ${styles.bar}`}>
        <PrintButton>{texts.print}</PrintButton>
        <SiteLink className="button quiet-button" to="/teams">
          {texts.back}
        </SiteLink>
      </div>
      <h1>{texts.myKit}</h1>
      <p className={styles.line}>
        <span>{texts.myName}</span>
        <span>{texts.myTeam}</span>
      </p>
      <svg className={styles.kit} viewBox="0 0 400 430" role="img" aria-label={texts.outline}>
        <path d="M140 20 80 42 36 122l48 28 24-34v154q92 16 184 0V116l24 34 48-28-44-80-60-22c-16 34-104 34-120 0z" />
        <path d="M140 20c16 34 104 34 120 0M43 109.300L92.400 138.100M357 109.300L307.600 138.100M108 200h184M108 236h184" />
        <circle cx="200" cy="150" r="30" />
        <path d="M104 300h140l10 110-58 10-22-60-22 60-58-10z" />
        <path d="M104 318h140M128 316l-8 92M220 316l8 92" />
        <path d="M286 300h26v70l30 22c10 12 0 24-14 20l-36-14c-6-4-6-8-6-14z" />
        <path d="M346 300h26v70l22 18c8 10 0 20-12 18l-28-10c-6-4-8-8-8-14z" />
        <path d="M286 314h26M286 326h26M346 314h26M346 326h26" />
      </svg>
      <p className={styles.hint}>{texts.yourKit}</p>
    </article>
  )
}
