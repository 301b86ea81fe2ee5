import type { TextareaHTMLAttributes } from 'react'
import { TextArea } from '../ui/form/field.tsx'

type HealthNotesFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement>

/** To an administrator who views the site as the family. */
export const HIDDEN_NOTES =
  'There are health notes. They are not shown while you view the site as this family: read them at the club desk, where that is recorded.'

export const HealthNotesField = (area: HealthNotesFieldProps) => (
  <TextArea
    label="Health notes"
    rows={3}
    hint="Allergies, asthma, anything a coach should know. Private: only you, the club’s administrators and first aid see this."
    {...area}
  />
)
