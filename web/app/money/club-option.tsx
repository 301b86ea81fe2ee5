import { LANGUAGE } from '../languages/language.ts'

interface ClubOptionProps {
  value: string
  children: string
}

/** An option element cannot contain marked parts, so an option with the club's own words is marked as a whole (Y-3). */
export const ClubOption = ({ value, children }: ClubOptionProps) => (
  <option value={value} lang={LANGUAGE !== 'en' && /[A-Za-z]{2}/.test(children) ? 'en' : undefined}>
    {children}
  </option>
)
