import { fieldLabel } from '@touchline/domain/club/text-fields.ts'
import styles from './quoted-fields.module.css'

const FIELD = /\{\{\s*([a-zA-Z]{1,40})\s*\}\}/

/** A text of the club that shows placeholders by their names, not as they are typed. */
export const QuotedFields = ({ text }: { text: string }) =>
  text.split(FIELD).map((part, n) =>
    n % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <span key={n} className={styles.field}>
        {fieldLabel(part)}
      </span>
    ),
  )
