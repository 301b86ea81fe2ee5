import { listOf } from '@touchline/domain/words.ts'
import { plainProblem } from '../../../data/plain-problem.ts'
import { sendWords } from '../../../registrations/send-words.ts'
import { MonthStep, PayPlanStep, PriceStep, TogetherChoice } from '../../../registrations/shared-steps.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field, FieldMarks } from '../../../ui/form/field.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { Step } from '../../../ui/form/step.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import ui from '../../../ui/ui.module.css'
import { newChild } from '../../public/registration-form/form-draft.ts'
import { PaperStep } from './paper-step.tsx'
import { useWalkIn, type WalkInProps } from './use-walk-in.ts'
import styles from './walk-in.module.css'
import { WalkInChild } from './walk-in-child.tsx'
import { withLastName } from './walk-in-values.ts'

type WalkInState = ReturnType<typeof useWalkIn>

export function WalkInForm(props: WalkInProps) {
  const walkIn = useWalkIn(props)
  const { values, setValues, months, joining, price, shown, error, isBusy } = walkIn
  return (
    <FieldMarks value="required">
      <form ref={walkIn.form} className={`${ui.section} ${ui.narrow}`} noValidate onSubmit={walkIn.submit}>
        <GuardianStep {...walkIn} />
        <ChildrenStep {...walkIn} />
        <MonthStep months={months} draft={values} onChange={setValues} problem={shown.months} />
        <PayPlanStep payment={props.payment} months={months} draft={values} onChange={setValues} />
        <PaperStep texts={props.texts} values={values} onChange={setValues} problem={shown.paper} />
        <PriceStep price={price} joining={joining} before="Choose the days above to see the total." />
        {error && <FormMessage>{plainProblem(error)}</FormMessage>}
        <div className={ui.actions}>
          <SubmitButton busy={isBusy ? 'Registering, one moment...' : null}>
            {sendWords(joining, price)}
          </SubmitButton>
        </div>
        <p className="quiet small">Next, you print the confirmation. No email is sent.</p>
      </form>
    </FieldMarks>
  )
}

function GuardianStep({ values, setValues, shown }: WalkInState) {
  const { firstName, lastName, contacts } = values
  const contact = (field: keyof typeof contacts) => ({
    value: contacts[field],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      setValues({ ...values, contacts: { ...contacts, [field]: event.currentTarget.value } }),
  })
  return (
    <Step id="guardian" title="Parent or guardian" isDone={Boolean(firstName && lastName && contacts.phone)}>
      <div className={styles.three}>
        <Field
          label="Guardian’s first name"
          required
          autoComplete="off"
          value={firstName}
          error={shown.firstName}
          onChange={(event) => setValues({ ...values, firstName: event.currentTarget.value })}
        />
        <Field
          label="Guardian’s last name"
          required
          autoComplete="off"
          value={lastName}
          error={shown.lastName}
          onChange={(event) => setValues(withLastName(values, event.currentTarget.value))}
        />
        <Field label="Phone" type="tel" inputMode="tel" required error={shown.phone} {...contact('phone')} />
      </div>
      <details className={ui.fold}>
        <summary>Emergency contact</summary>
        <div className={styles.three}>
          <Field label="Another adult" {...contact('emergencyContact')} />
          <Field
            label="Their phone"
            type="tel"
            inputMode="tel"
            error={shown.emergencyPhone}
            {...contact('emergencyPhone')}
          />
        </div>
      </details>
    </Step>
  )
}

function ChildrenStep({ values, setValues, plans, joining, shown }: WalkInState) {
  const { children } = values
  const waiting = joining.filter(({ waits }) => waits).map(({ player }) => player.firstName)
  const add = () => setValues({ ...values, children: [...children, newChild(values.lastName)] })
  return (
    <Step
      id="children"
      title="Children"
      isDone={plans.every(({ option, child }) => option && child.firstName)}
    >
      {plans.map((plan, n) => (
        <WalkInChild
          key={plan.child.id}
          plan={plan}
          number={n + 1}
          problems={shown.children[plan.child.id] ?? {}}
          onChange={(child) =>
            setValues({ ...values, children: children.map((one) => (one.id === child.id ? child : one)) })
          }
          onRemove={
            plans.length > 1
              ? () => setValues({ ...values, children: children.filter(({ id }) => id !== plan.child.id) })
              : null
          }
        />
      ))}
      <div className={ui.actions}>
        <Button kind="small" onClick={add}>
          Add a sibling
        </Button>
      </div>
      {plans.length > 1 && (
        <TogetherChoice
          isOn={values.allOrNone}
          onChange={(allOrNone) => setValues({ ...values, allOrNone })}
        />
      )}
      {waiting.length > 0 && (
        <p className={ui.notice}>
          It’s full: {listOf(waiting, 'and')} {waiting.length === 1 ? 'goes' : 'go'} on the waiting list.
          Please phone them when a place opens up.
        </p>
      )}
    </Step>
  )
}
