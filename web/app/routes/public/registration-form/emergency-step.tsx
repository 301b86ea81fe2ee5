import { Field } from '../../../ui/form/field.tsx'
import { Step } from '../../../ui/form/step.tsx'
import type { FormDraft } from './form-draft.ts'
import styles from './registration-form.module.css'

interface EmergencyStepProps {
  draft: FormDraft
  onChange: (draft: FormDraft) => void
  problem?: string
}

export function EmergencyStep({ draft, onChange, problem }: EmergencyStepProps) {
  const { emergency } = draft
  return (
    <Step
      id="emergency"
      title="In an emergency"
      hint="We call you first. Who else may be called, and may collect your player?"
      isDone={Boolean(emergency.contact && emergency.phone && !problem)}
    >
      <div className={styles.pair}>
        <Field
          label="Another adult"
          autoComplete="off"
          value={emergency.contact}
          onChange={(event) =>
            onChange({ ...draft, emergency: { ...emergency, contact: event.currentTarget.value } })
          }
        />
        <Field
          label="Their phone"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          value={emergency.phone}
          error={problem}
          onChange={(event) =>
            onChange({ ...draft, emergency: { ...emergency, phone: event.currentTarget.value } })
          }
        />
      </div>
    </Step>
  )
}
