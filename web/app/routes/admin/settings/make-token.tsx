import { TOKEN_DAYS } from '@touchline/domain/identity/access-token.ts'
import { useState } from 'react'
import { useChange } from '../../../area/area-data.tsx'
import { plainProblem } from '../../../data/plain-problem.ts'
import { callRest } from '../../../data/rest.ts'
import { openTabSession } from '../../../session/tab-session.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Field, SelectField } from '../../../ui/form/field.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import ui from '../../../ui/ui.module.css'
import { useAsksPasswordAgain } from '../../account/password-again.tsx'
import { NewToken } from './new-token.tsx'
import { AREA_NAMES, MODEL_NAMES } from './token-scope-names.ts'

interface Draft {
  name: string
  mayWrite: boolean
  days: number
  /** Null for all of them. */
  models: string[] | null
  areas: string[]
}

const NOTHING: Draft = { name: '', mayWrite: false, days: TOKEN_DAYS, models: null, areas: [] }

const DAYS = [30, TOKEN_DAYS, 180, 365]

type Problems = Partial<Record<'name' | 'models' | 'password' | 'form', string>>

function problemsOf({ name, models }: Draft, password: string, asksPassword: boolean): Problems {
  return {
    ...(name.trim() ? {} : { name: 'Please give it a name, such as Results screen.' }),
    ...(models?.length === 0 ? { models: 'Please choose at least one kind of record.' } : {}),
    ...(password || !asksPassword ? {} : { password: 'Please enter your password.' }),
  }
}

export function MakeToken() {
  const { draft, setDraft, password, setPassword, problems, made, close, asksPassword, isBusy, send } =
    useNewToken()
  return (
    <form
      className={ui.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <h3>Create a token</h3>
      <Field
        label="What it’s for"
        required
        autoComplete="off"
        maxLength={100}
        value={draft.name}
        error={problems.name}
        onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
      />
      <ScopeFields draft={draft} problem={problems.models} onChange={setDraft} />
      {asksPassword && (
        <Field
          type="password"
          label="Your password"
          hint="We’re asking again to make sure it’s you."
          required
          autoComplete="current-password"
          value={password}
          error={problems.password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      )}
      {problems.form && <FormMessage>{problems.form}</FormMessage>}
      <div className={ui.actions}>
        <Button type="submit" isBusy={isBusy}>
          Create the token
        </Button>
      </div>
      {made && <NewToken {...made} onClose={close} />}
    </form>
  )
}

/** A token is shown once, right after it is created; the form's input is cleared then. */
function useNewToken() {
  const [draft, setDraft] = useState(NOTHING)
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [made, setMade] = useState<{ name: string; token: string } | null>(null)
  const asksPassword = useAsksPasswordAgain()
  const make = useChange(async (_request, body: Draft) => {
    const { account } = await openTabSession()
    await account.provePassword('MAKE_ACCESS_TOKEN', password)
    return callRest<{ id: string; token: string }>('admin', 'post', '/access-tokens', { body })
  })
  const send = async () => {
    const found = problemsOf(draft, password, asksPassword)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    const name = draft.name.trim()
    try {
      const { token } = await make.mutateAsync({ ...draft, name })
      setMade({ name, token })
      setDraft(NOTHING)
      setPassword('')
    } catch (error) {
      setProblems(refusalOf(error))
    }
  }
  return {
    draft,
    setDraft,
    password,
    setPassword,
    problems,
    made,
    close: () => setMade(null),
    asksPassword,
    isBusy: make.isPending,
    send,
  }
}

/** The pool refuses a wrong password under its own error name; other errors are about the token. */
function refusalOf(error: unknown): Problems {
  const { name, message } = error as Error
  if (name !== 'NotAuthorizedException') return { form: plainProblem(error) }
  const isTooOften = message === 'Password attempts exceeded'
  return {
    password: isTooOften ? 'Too many tries. Please wait a few minutes.' : 'That password isn’t right.',
  }
}

interface ScopeFieldsProps {
  draft: Draft
  problem: string | undefined
  onChange: (draft: Draft) => void
}

function ScopeFields({ draft, problem, onChange }: ScopeFieldsProps) {
  const { mayWrite, days, models, areas } = draft
  return (
    <>
      <SelectField
        label="What it can do"
        value={String(mayWrite)}
        options={[
          { value: 'false', label: 'Read only' },
          { value: 'true', label: 'Read and change' },
        ]}
        onChange={({ currentTarget }) => onChange({ ...draft, mayWrite: currentTarget.value === 'true' })}
      />
      <SelectField
        label="Expires after"
        value={String(days)}
        options={DAYS.map((count) => ({ value: String(count), label: `${count} days` }))}
        onChange={({ currentTarget }) => onChange({ ...draft, days: Number(currentTarget.value) })}
      />
      <SelectField
        label="Which records"
        value={models === null ? 'all' : 'some'}
        options={[
          { value: 'all', label: 'All records except health notes' },
          { value: 'some', label: 'Only the ones I choose' },
        ]}
        onChange={({ currentTarget }) =>
          onChange({ ...draft, models: currentTarget.value === 'all' ? null : [] })
        }
      />
      {models !== null && (
        <Choices
          label="Records"
          names={MODEL_NAMES}
          chosen={models}
          problem={problem}
          onChange={(chosen) => onChange({ ...draft, models: chosen })}
        />
      )}
      <Choices
        label="Also the desk’s own pages (optional)"
        names={AREA_NAMES}
        chosen={areas}
        onChange={(chosen) => onChange({ ...draft, areas: chosen })}
      />
    </>
  )
}

interface ChoicesProps {
  label: string
  names: Record<string, string>
  chosen: string[]
  problem?: string | undefined
  onChange: (chosen: string[]) => void
}

const Choices = ({ label, names, chosen, problem, onChange }: ChoicesProps) => (
  <fieldset className={ui.section}>
    <legend>{label}</legend>
    {Object.entries(names).map(([value, name]) => (
      <Checkbox
        key={value}
        label={name}
        checked={chosen.includes(value)}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
        }
      />
    ))}
    {problem && <FormMessage>{problem}</FormMessage>}
  </fieldset>
)
