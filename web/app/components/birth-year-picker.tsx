import { Form } from 'react-router'
import { Button } from '../ui/button.tsx'
import styles from './birth-year-picker.module.css'
import * as texts from './birth-year-picker.texts.ts'

interface PickerProps {
  /** The page that the form is sent to. */
  action: string
  years: readonly number[]
  born: number | null
  /** The option for "no year chosen". */
  anyYear?: string
  children: string
}

/** Choose a birth year, with or without scripts: the page reloads with `?born=2017`. */
export const BirthYearPicker = ({ action, years, born, anyYear, children }: PickerProps) => (
  <Form className={styles.picker} method="get" action={action} preventScrollReset>
    <label htmlFor="born">{texts.birthYear}</label>
    <select
      id="born"
      name="born"
      key={born}
      defaultValue={born ?? (anyYear ? '' : years[Math.floor(years.length / 2)])}
    >
      {anyYear && <option value="">{anyYear}</option>}
      {years.map((year) => (
        <option key={year}>{year}</option>
      ))}
    </select>
    <Button type="submit">{children}</Button>
  </Form>
)

/** 2017 from `?born=2017`; null for a missing or impossible year. */
export function bornIn(search: URLSearchParams): number | null {
  const text = search.get('born') ?? ''
  return /^\d{4}$/.test(text) ? Number(text) : null
}
