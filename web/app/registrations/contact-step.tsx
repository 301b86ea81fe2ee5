import {
  type ContactProblems,
  contactProblems,
  type GivenContacts,
  type MissingContact,
} from '@touchline/domain/families/contacts.ts'
import { Field } from '../ui/form/field.tsx'
import { Step } from '../ui/form/step.tsx'
import type { ForAll } from './chosen.ts'
import styles from './contact-step.module.css'
import * as texts from './steps.texts.ts'

interface ContactStepProps<Draft extends Pick<ForAll, 'contacts'>> {
  /** What to ask for; empty if all of it is on file. */
  missing: readonly MissingContact[]
  draft: Draft
  onChange: (draft: Draft) => void
  problems: ContactProblems
}

/** How to reach the family from the field, asked once: it is saved to the profile and the children (E-19). */
export function ContactStep<Draft extends Pick<ForAll, 'contacts'>>({
  missing,
  draft,
  onChange,
  problems,
}: ContactStepProps<Draft>) {
  const { contacts } = draft
  if (missing.length === 0) return null
  const field = (name: keyof GivenContacts) => ({
    required: true,
    value: contacts[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...draft, contacts: { ...contacts, [name]: event.currentTarget.value } }),
  })
  const phone = { type: 'tel', inputMode: 'tel' } as const
  return (
    <Step
      id="emergency"
      title={texts.emergency}
      hint={texts.emergencyHint}
      isDone={Object.keys(contactProblems(missing, contacts)).length === 0}
    >
      <div className={styles.fields}>
        {missing.includes('PHONE') && (
          <Field label={texts.yourPhone} autoComplete="tel" {...phone} {...field('phone')} />
        )}
        {missing.includes('EMERGENCY') && (
          <>
            <Field label={texts.anotherAdult} autoComplete="off" {...field('emergencyContact')} />
            <Field label={texts.theirPhone} autoComplete="off" {...phone} {...field('emergencyPhone')} />
          </>
        )}
      </div>
    </Step>
  )
}
