import { listOf } from '@touchline/domain/words.ts'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useChange } from '../../area/area-data.tsx'
import { clubNow } from '../../club/club-now.ts'
import { plainProblem } from '../../data/plain-problem.ts'
import { pageMeta } from '../../page-meta.ts'
import { openTabSession } from '../../session/tab-session.ts'
import { useSession } from '../../session/use-session.ts'
import { Field } from '../../ui/form/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { notify } from '../../ui/toast.tsx'
import ui from '../../ui/ui.module.css'

export const meta = pageMeta({
  title: 'A code from the club',
  description: 'Bring a registration from paper into your account.',
  isPrivate: true,
})

/** A family that was registered at the desk takes its record over (P-17). */
export default function Code() {
  const { isImpersonating } = useSession()
  return (
    <div className={`${ui.page} ${ui.narrow}`}>
      <div>
        <h1>A code from the club</h1>
        <p className="quiet">
          Did we give you a code, on paper or by email? Enter it here, and everything is in your account.
        </p>
      </div>
      {isImpersonating ? <p className={ui.notice}>Only the family itself can do this.</p> : <CodeForm />}
    </div>
  )
}

function CodeForm() {
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const [birthDate, setBirthDate] = useState('')
  const [isTried, setTried] = useState(false)
  const take = useChange(async () => (await openTabSession()).account.takeOver(code.trim(), birthDate))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!code.trim() || !birthDate) return
    let children: string[]
    try {
      children = (await take.mutateAsync(undefined)).children
    } catch {
      return
    }
    notify(`${listOf(children, 'and')} ${children.length === 1 ? 'is' : 'are'} in your account now.`)
    await navigate('/guardian')
  }
  return (
    <Form onSubmit={submit}>
      <Field
        label="Code"
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        hint="12 letters and digits, such as ABCD-EFGH-2345."
        value={code}
        error={isTried && !code.trim() ? 'Please type the code from your confirmation.' : undefined}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Field
        label="Birth date of one of your children"
        type="date"
        required
        max={clubNow().day}
        value={birthDate}
        error={isTried && !birthDate ? 'Please enter the birth date.' : undefined}
        onChange={(event) => setBirthDate(event.currentTarget.value)}
      />
      {take.error && <FormMessage>{plainProblem(take.error)}</FormMessage>}
      <div className={ui.actions}>
        <SubmitButton busy={take.isPending ? 'One moment...' : null}>Add to my account</SubmitButton>
      </div>
    </Form>
  )
}
