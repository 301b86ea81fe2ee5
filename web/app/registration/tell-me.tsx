import { type FormEvent, useState } from 'react'
import { Field } from '../ui/form/field.tsx'
import { Form } from '../ui/form/form.tsx'
import { FormMessage } from '../ui/form/form-message.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { Trap } from '../ui/form/trap.tsx'

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
    const refusal = await ask(email, website).catch(
      () => 'That didn’t reach us. Your address is still here: check your connection and try again.',
    )
    setBusy(false)
    setProblem(refusal)
    setAsked(refusal === null)
  }
  if (isAsked)
    return (
      <FormMessage kind="done">
        <p>
          <strong>Almost there.</strong> We’ve emailed {email.trim()}: tap the button in it, and you’ll hear
          from us when registration opens.
        </p>
      </FormMessage>
    )
  return (
    <Form onSubmit={submit} aria-label="Tell me when registration opens">
      <Field
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={320}
        hint="One email when registration opens. Then we forget your address."
        required
        value={email}
        error={problem}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Trap value={website} onChange={setWebsite} />
      <noscript>
        <FormMessage>
          This needs JavaScript. You can <a href="/contact">write to us</a> instead.
        </FormMessage>
      </noscript>
      <SubmitButton busy={isBusy ? 'One moment...' : null}>Tell me when registration opens</SubmitButton>
    </Form>
  )
}

/** Why not; null when it is done. */
async function ask(email: string, website: string): Promise<string | null> {
  if (!email.trim()) return 'Please enter your email address.'
  const answer = await fetch('/opening-notices', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, website }),
  })
  if (answer.ok) return null
  const { message } = await answer.json()
  return message
}
