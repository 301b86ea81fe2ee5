import { dayName } from '@touchline/domain/words.ts'
import type { ReactNode } from 'react'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { Field } from '../ui/form/field.tsx'
import { PhotoChoice } from './photo-choice.tsx'

interface WaiverFieldsProps {
  statements: readonly string[]
  today: string
  photos: Parameters<typeof PhotoChoice>[0]
  /** What a field of the form needs, by the name of the waiver's. */
  text: (
    name: 'guardianName' | 'relation' | 'phone' | 'emergencyName' | 'emergencyPhone' | 'signature',
  ) => object
  box: (statement: number) => object
  /** Behind the name and the relation. */
  children?: ReactNode
}

/** Who signs the fun day's consent, whom we call, what is agreed to, and the signature. */
export function WaiverFields({ statements, today, photos, text, box, children }: WaiverFieldsProps) {
  return (
    <>
      <Field label="Your name" autoComplete="name" required {...text('guardianName')} />
      <Field label="You are the child’s" required hint="Mother, father, guardian …" {...text('relation')} />
      {children}
      <Field label="Phone on the day" type="tel" autoComplete="tel" required {...text('phone')} />
      <Field label="If we can’t reach you, call" required {...text('emergencyName')} />
      <Field label="Their phone" type="tel" required {...text('emergencyPhone')} />
      {statements.map((statement, n) => (
        <Checkbox key={statement} label={statement} required {...box(n)} />
      ))}
      <PhotoChoice {...photos} />
      <Field
        label="Type your name to sign"
        required
        autoComplete="off"
        hint={`Signed on ${dayName(today)}`}
        {...text('signature')}
      />
    </>
  )
}
