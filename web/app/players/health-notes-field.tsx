import type { TextareaHTMLAttributes } from 'react'
import { TextArea } from '../ui/form/field.tsx'
import * as texts from './player-fields.texts.ts'

type HealthNotesFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement>

/** Shown to an administrator who views the site as the family. */
export const HIDDEN_NOTES =
  'There are health notes. They’re hidden while you view the site as this family: read them at the club desk, where that’s recorded.'

export const HealthNotesField = (area: HealthNotesFieldProps) => (
  <TextArea label={texts.healthNotes} rows={3} hint={texts.healthHint} {...area} />
)
