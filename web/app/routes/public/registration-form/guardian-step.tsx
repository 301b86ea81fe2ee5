import { SiteLink } from '../../../languages/site-link.tsx'
import { loginPath } from '../../../session/return-to.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Step } from '../../../ui/form/step.tsx'
import type { FormDraft } from './form-draft.ts'
import type { FormProblems } from './form-problems.ts'
import styles from './registration-form.module.css'
import * as texts from './registration-form.texts.ts'

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
      title={texts.you}
      hint={
        <>
          {texts.youHint}
          <SiteLink to={loginPath('/registration-form')}>{texts.signIn}</SiteLink>
          {texts.andSkip}
        </>
      }
      isDone={Boolean(guardian.firstName && guardian.lastName && guardian.email && contacts.phone)}
    >
      <div className={styles.pair}>
        <Field label={texts.yourFirstName} autoComplete="given-name" required {...field('firstName')} />
        <Field label={texts.yourLastName} autoComplete="family-name" required {...field('lastName')} />
        <Field
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          {...field('email')}
        />
        <Field
          label={texts.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={texts.phoneHint}
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
