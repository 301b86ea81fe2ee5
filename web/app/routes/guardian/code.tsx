import { listOf } from '@touchline/domain/words.ts'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useChange } from '../../area/area-data.tsx'
import { clubNow } from '../../club/club-now.ts'
import { refusalWords } from '../../data/refusal-words.ts'
import { written } from '../../languages/written.tsx'
import { pageMeta } from '../../page-meta.ts'
import { openTabSession } from '../../session/tab-session.ts'
import { useSession } from '../../session/use-session.ts'
import { Field } from '../../ui/form/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { notify } from '../../ui/toast.tsx'
import ui from '../../ui/ui.module.css'
import * as texts from './code.texts.ts'

export const meta = pageMeta({
  title: texts.title,
  description: texts.description,
  isPrivate: true,
})

/** Lets a family that was registered at the desk claim its record (P-17). */
export default function Code() {
  const { isImpersonating } = useSession()
  return (
    <div className={`${ui.page} ${ui.narrow}`}>
      <div>
        <h1>{texts.title}</h1>
        <p className="quiet">{texts.lead}</p>
      </div>
      {isImpersonating ? <p className={ui.notice}>{texts.onlyFamily}</p> : <CodeForm />}
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
    notify(texts.inAccount(listOf(children, 'and'), children.length))
    await navigate('/guardian')
  }
  return (
    <Form onSubmit={submit}>
      <Field
        label={texts.code}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        hint={texts.codeHint}
        value={code}
        error={isTried && !code.trim() ? texts.typeCode : undefined}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Field
        label={texts.birthDate}
        type="date"
        required
        max={clubNow().day}
        value={birthDate}
        error={isTried && !birthDate ? texts.enterBirthDate : undefined}
        onChange={(event) => setBirthDate(event.currentTarget.value)}
      />
      {take.error && <FormMessage>{written(refusalWords(take.error))}</FormMessage>}
      <div className={ui.actions}>
        <SubmitButton busy={take.isPending ? texts.oneMoment : null}>{texts.add}</SubmitButton>
      </div>
    </Form>
  )
}
