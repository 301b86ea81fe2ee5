import { dayName } from '@touchline/domain/words.ts'
import type { ReactNode } from 'react'
import { written } from '../languages/written.tsx'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { Field } from '../ui/form/field.tsx'
import { PhotoChoice } from './photo-choice.tsx'
import * as texts from './waiver-fields.texts.ts'

interface WaiverFieldsProps {
  statements: readonly string[]
  today: string
  photos: Parameters<typeof PhotoChoice>[0]
  /** The props of a field, by its name in the waiver. */
  text: (
    name: 'guardianName' | 'relation' | 'phone' | 'emergencyName' | 'emergencyPhone' | 'signature',
  ) => object
  box: (statement: number) => object
  /** Shown after the name and the relation. */
  children?: ReactNode
}

/** Who signs the fun day's consent, the emergency contact, the statements and the signature. */
export function WaiverFields({ statements, today, photos, text, box, children }: WaiverFieldsProps) {
  return (
    <>
      <Field label={texts.yourName} autoComplete="name" required {...text('guardianName')} />
      <Field label={texts.relation} required hint={texts.relationHint} {...text('relation')} />
      {children}
      <Field label={texts.phone} type="tel" autoComplete="tel" required {...text('phone')} />
      <Field label={texts.emergencyName} required {...text('emergencyName')} />
      <Field label={texts.emergencyPhone} type="tel" required {...text('emergencyPhone')} />
      {statements.map((statement, n) => (
        <Checkbox key={statement} label={written(statement)} required {...box(n)} />
      ))}
      <PhotoChoice {...photos} />
      <Field
        label={texts.typeToSign}
        required
        autoComplete="off"
        hint={texts.signedOn(dayName(today))}
        {...text('signature')}
      />
    </>
  )
}
