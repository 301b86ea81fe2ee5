import type { TextareaHTMLAttributes } from 'react'
import { TextArea } from '../components/form/text-area.tsx'

type HealthNotesFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement>

export const HealthNotesField = (area: HealthNotesFieldProps) => (
  <TextArea
    label="Health notes"
    rows={3}
    hint="Allergies, asthma, anything a coach should know. Private: only you, the club’s administrators and first aid see this."
    {...area}
  />
)
