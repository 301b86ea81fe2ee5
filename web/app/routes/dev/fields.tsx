import { HOME_LANGUAGES } from '@touchline/domain/families/home-languages.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dense } from '../../ui/dense.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Choice, Choices } from '../../ui/form/choice.tsx'
import { CodeField } from '../../ui/form/code-field.tsx'
import { EmailField } from '../../ui/form/email-field.tsx'
import { Field, SelectField, TextArea } from '../../ui/form/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { NewPasswordField } from '../../ui/form/new-password-field.tsx'
import { NumberStepper } from '../../ui/form/number-stepper.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { Step } from '../../ui/form/step.tsx'
import { TickGroup } from '../../ui/form/tick-group.tsx'
import { Part } from './part.tsx'
import styles from './ui.module.css'

export const Fields = () => (
  <>
    <Inputs />
    <Sets />
    <Part title="Steps of a form">
      <div>
        <Step id="step-done" title="Who plays" hint="Everybody of the family is on it." isDone>
          <p>Mia, U9</p>
        </Step>
        <Step id="step-open" title="Which program" isDone={false}>
          <p>The circle fills once it is done.</p>
        </Step>
        <Step id="step-wrong" title="Consents" isDone={false} problem="Please agree to the first three.">
          <p>What is wrong is said once somebody has tried to go on.</p>
        </Step>
      </div>
    </Part>
  </>
)

function Sets() {
  const [days, setDays] = useState(['SAT'])
  const [count, setCount] = useState(1)
  const output = <output aria-label="Goals">{count}</output>
  const buttons = { value: count, least: 0, most: 3, less: 'One less', more: 'One more', onChange: setCount }
  return (
    <Part title="Sets and numbers">
      <TickGroup
        legend="Training days"
        options={[
          { id: 'SAT', name: 'Saturday' },
          { id: 'SUN', name: 'Sunday' },
          { id: 'MON', name: 'Monday, not offered', isDisabled: true },
        ]}
        ticked={days}
        onChange={setDays}
      />
      <TickGroup
        legend="Nothing chosen"
        options={[{ id: 'SAT', name: 'On Saturdays' }]}
        ticked={[]}
        onChange={() => {}}
        error="Choose one at least."
      />
      <div className={styles.row}>
        <NumberStepper {...buttons}>
          <input aria-label="How many" inputMode="numeric" value={count} readOnly />
        </NumberStepper>
        <NumberStepper {...buttons} isLarge>
          {output}
        </NumberStepper>
      </div>
    </Part>
  )
}

function Inputs() {
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('plenty of grass')
  return (
    <Part title="Fields">
      <div className={styles.narrow}>
        <Form onSubmit={(event) => event.preventDefault()}>
          <FormMessage>That email and password don’t match. Please check both.</FormMessage>
          <FormMessage kind="done">Your address is confirmed. Sign in to continue.</FormMessage>
          <Field label="Empty" required />
          <Field label="With a hint" hint="So a coach can reach you from the field." />
          <Field label="Filled in" required defaultValue="Priya" />
          <Field
            label="With an error"
            required
            defaultValue="priya@"
            error="Please write an email address."
          />
          <Field label="To be read only" readOnly value="priya@example.org" />
          <Field label="Switched off" disabled defaultValue="Later" />
          <SelectField label="One of a few" options={HOME_LANGUAGES} />
          <Field label="A day" type="date" isShort />
          <TextArea label="Several lines" isGrowing rows={2} />
          <TextArea label="Several lines, wrong" required error="Please add the reason in a few words." />
          <EmailField />
          <PasswordField label="A password" autoComplete="off" required />
          <NewPasswordField
            label="A password to be"
            email="priya@example.org"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <CodeField value={code} onChange={setCode} />
          <Checkbox label="A box" />
          <Checkbox label="A box with a hint" hint="So a coach can reach you." />
          <Checkbox label="A switch" isSwitch defaultChecked />
          <Checkbox label="A box that is ticked" defaultChecked />
          <Checkbox label="A box that was forgotten" error="Please tick the box to continue." />
        </Form>
      </div>
      <Choices>
        <Choice type="radio" name="plan" title="Month by month" aside="$80" defaultChecked>
          Pay as you go
        </Choice>
        <Choice type="radio" name="plan" title="The whole season" aside="$280" />
        <Choice type="radio" name="plan" title="Sold out" aside="$20" disabled />
      </Choices>
      <Dense>
        <div className={styles.row}>
          <Field label="At the desk" required />
          <SelectField label="Group" options={['U9', 'U11']} />
          <Button kind="small">Find</Button>
        </div>
      </Dense>
    </Part>
  )
}
