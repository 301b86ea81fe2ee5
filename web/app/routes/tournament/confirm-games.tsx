import { type FormEvent, useEffect, useState } from 'react'
import { written } from '../../languages/written.tsx'
import { remember, remembered } from '../../tournament/device-memory.ts'
import styles from '../../tournament/tournament.module.css'
import { comma, names } from '../../tournament/tournament.texts.ts'
import { Facts } from '../../ui/facts.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import * as texts from './referees.texts.ts'

interface Answer {
  games: number
  confirmed: number
  phones: { name: string; roles: string[]; phone: string; isMentor: boolean }[]
}

interface ConfirmRequest {
  slug: string
  officialId: string
  pin: string
  confirms: boolean
}

/** Confirms one's games with the PIN from the coordinator; then shows the phones of the people in charge. */
export function ConfirmGames({ slug, officialId }: { slug: string; officialId: string }) {
  const key = `${slug}.pin.${officialId}`
  const [pin, setPin] = useState('')
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    const known = /^#pin=(\d+)$/.exec(location.hash)?.[1] ?? remembered(key)
    if (!known) return
    setPin(known)
    // Somebody who has confirmed before sees the phones again; without reception that has to wait.
    ask({ slug, officialId, pin: known, confirms: false }).then(setAnswer, () => {})
  }, [key, slug, officialId])
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (!pin.trim()) return setProblem(texts.writePin)
    setBusy(texts.confirming)
    setProblem(null)
    try {
      setAnswer(await ask({ slug, officialId, pin, confirms: true }))
      remember(key, pin.trim())
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setBusy(null)
    }
  }
  const isConfirmed = answer !== null && answer.confirmed === answer.games
  return (
    <div className={`needs-script ${styles.empty}`}>
      {isConfirmed ? (
        <FormMessage kind="done">
          <p>
            <strong>{texts.confirmed(answer.games)}</strong>
            {texts.thankYou}
          </p>
        </FormMessage>
      ) : (
        <form className={styles.empty} noValidate onSubmit={confirm}>
          <Field
            label={texts.yourPin}
            inputMode="numeric"
            autoComplete="off"
            required
            hint={texts.pinHint}
            value={pin}
            error={problem}
            onChange={(event) => setPin(event.target.value)}
          />
          <SubmitButton busy={busy}>{texts.confirmGames}</SubmitButton>
        </form>
      )}
      {answer && answer.phones.length > 0 && <Phones phones={answer.phones} />}
    </div>
  )
}

const Phones = ({ phones }: Pick<Answer, 'phones'>) => (
  <Facts>
    {phones.map(({ name, roles, phone, isMentor }) => (
      <div key={name}>
        <dt>{isMentor ? texts.isMentor : names(roles.map(texts.role))}</dt>
        <dd>
          {written(name)}
          {comma}
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </dd>
      </div>
    ))}
  </Facts>
)

async function ask(asked: ConfirmRequest): Promise<Answer> {
  let answer: Response
  try {
    answer = await fetch('/referee-days', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    })
  } catch {
    throw new Error(texts.noConnection)
  }
  if (!answer.ok) throw new Error(answer.status === 429 ? texts.tooManyTries : texts.wrongPin)
  return answer.json()
}
