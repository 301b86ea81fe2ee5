import { Link } from 'react-router'
import { loginPath } from '../../../session/return-to.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Step } from '../../../ui/form/step.tsx'
import type { FormDraft } from './form-draft.ts'
import type { FormProblems } from './form-problems.ts'
import styles from './registration-form.module.css'

interface GuardianStepProps {
  draft: FormDraft
  onChange: (draft: FormDraft) => void
  problems: FormProblems['guardian']
  phoneProblem?: string
}

export function GuardianStep({ draft, onChange, problems, phoneProblem }: GuardianStepProps) {
  const { guardian, contacts } = draft
  const field = (name: keyof FormDraft['guardian']) => ({
    value: guardian[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...draft, guardian: { ...guardian, [name]: event.currentTarget.value } }),
  })
  return (
    <Step
      id="guardian"
      title="You"
      hint={
        <>
          The parent or guardian. Have an account? <Link to={loginPath('/registration-form')}>Sign in</Link>{' '}
          and skip this.
        </>
      }
      isDone={Boolean(guardian.firstName && guardian.lastName && guardian.email && contacts.phone)}
    >
      <div className={styles.pair}>
        <Field label="Your first name" autoComplete="given-name" required {...field('firstName')} />
        <Field label="Your last name" autoComplete="family-name" required {...field('lastName')} />
        <Field
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          {...field('email')}
        />
        <Field
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint="So that a coach can reach you from the field."
          required
          value={contacts.phone}
          error={phoneProblem}
          onChange={(event) =>
            onChange({ ...draft, contacts: { ...contacts, phone: event.currentTarget.value } })
          }
        />
      </div>
    </Step>
  )
}
