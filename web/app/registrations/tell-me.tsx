import { type FormEvent, useState } from 'react'
import { LANGUAGE } from '../languages/language.ts'
import { addressOf } from '../languages/site-address.ts'
import { written } from '../languages/written.tsx'
import { Field } from '../ui/form/field.tsx'
import { Form } from '../ui/form/form.tsx'
import { FormMessage } from '../ui/form/form-message.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { Trap } from '../ui/form/trap.tsx'
import * as texts from './offers.texts.ts'

/** One email when registration opens, and none after it (S-17). */
export function TellMe() {
  const [email, setEmail] = useState('')
  const [website, setWebsite] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    const refusal = await ask(email, website).catch(() => texts.notSent)
    setBusy(false)
    setProblem(refusal)
    setAsked(refusal === null)
  }
  if (isAsked)
    return (
      <FormMessage kind="done">
        <p>
          <strong>{texts.almostThere}</strong> {texts.tapToConfirm(email.trim())}
        </p>
      </FormMessage>
    )
  return (
    <Form onSubmit={submit} aria-label={texts.tellMe}>
      <Field
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={320}
        hint={texts.oneEmail}
        required
        value={email}
        error={written(problem)}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Trap value={website} onChange={setWebsite} />
      <noscript>
        <FormMessage>
          {texts.needsScripts}
          <a href={addressOf('/contact')}>{texts.writeInstead}</a>
        </FormMessage>
      </noscript>
      <SubmitButton busy={isBusy ? texts.oneMoment : null}>{texts.tellMe}</SubmitButton>
    </Form>
  )
}

/** Returns why it failed; null if it worked. */
async function ask(email: string, website: string): Promise<string | null> {
  if (!email.trim()) return texts.enterEmail
  const answer = await fetch('/opening-notices', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, website, language: LANGUAGE }),
  })
  if (answer.ok) return null
  const { message } = await answer.json()
  return message
}
