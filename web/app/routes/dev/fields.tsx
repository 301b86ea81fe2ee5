import { useState } from 'react'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { CodeField } from '../../ui/form/code-field.tsx'
import { Field, SelectField } from '../../ui/form/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { NewPasswordField } from '../../ui/form/new-password-field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { LANGUAGES } from '../account/profile/languages.ts'
import { Part } from './part.tsx'
import styles from './ui.module.css'

export function Fields() {
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('plenty of grass')
  return (
    <Part title="Fields">
      <div className={styles.narrow}>
        <Form onSubmit={(event) => event.preventDefault()}>
          <FormMessage>That e-mail and password do not go together. Please check both.</FormMessage>
          <FormMessage kind="done">Your address is confirmed. Sign in and you are there.</FormMessage>
          <Field label="Empty" required />
          <Field label="With a hint" hint="So that a coach can reach you from the field." />
          <Field label="Filled in" required defaultValue="Priya" />
          <Field
            label="With an error"
            required
            defaultValue="priya@"
            error="Please write an e-mail address."
          />
          <Field label="To be read only" readOnly value="priya@example.org" />
          <Field label="Switched off" disabled defaultValue="Later" />
          <SelectField label="One of a few" options={LANGUAGES} />
          <PasswordField label="A password" autoComplete="off" required />
          <NewPasswordField
            label="A password to be"
            email="priya@example.org"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <CodeField value={code} onChange={setCode} />
          <Checkbox label="A box" />
          <Checkbox label="A box that is ticked" defaultChecked />
          <Checkbox label="A box that was forgotten" error="Please tick the box to go on." />
        </Form>
      </div>
    </Part>
  )
}
