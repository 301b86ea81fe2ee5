import { centsFromDollars, dollarsFromCents } from '@touchline/domain/pricing/cents.ts'
import { agesOf } from '@touchline/domain/tournament/plan/ages.ts'
import { signUpTermsProblems } from '@touchline/domain/tournament/sign-up.ts'
import { useState } from 'react'
import { useLookAgain } from '../../../../area/area-data.tsx'
import { plainProblem } from '../../../../data/plain-problem.ts'
import { callRest } from '../../../../data/rest.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field, SelectField } from '../../../../ui/form/field.tsx'
import { notify } from '../../../../ui/toast.tsx'
import { CardForm } from '../card-form.tsx'
import type { PartProps } from '../part-props.ts'
import { usePlanFields } from '../plan-form.tsx'
import styles from '../tournament.module.css'

const AGES = Array.from({ length: 10 }, (_, n) => ({ value: String(n + 6), label: `U${n + 6}` }))

/** The deadline, ages, fee and number of places; changes take effect at once. */
export function SignUpForm({ tournament, draft }: PartProps) {
  const { values, field, problems, send } = useTerms({ tournament, draft })
  const isOpen = tournament.signUpUntil !== null
  return (
    <CardForm
      title="Online sign-up"
      confirm={isOpen ? 'Save sign-up' : 'Open sign-up'}
      onSave={() => (values.until ? send(values.until) : 'Choose when sign-up closes.')}
    >
      {tournament.status === 'DRAFT' && (
        <p>Opening sign-up makes the tournament public, without a schedule until you publish one.</p>
      )}
      <Field label="Sign-up closes on" type="date" isShort {...field('until')} error={problems.signUpUntil} />
      <div className={styles.pair}>
        <SelectField label="Youngest" options={AGES} {...field('from')} error={problems.signUpFromAge} />
        <SelectField label="Oldest" options={AGES} {...field('to')} error={problems.signUpToAge} />
      </div>
      <div className={styles.pair}>
        <Field
          label="Fee per child"
          hint="In dollars; 0 is free"
          inputMode="decimal"
          {...field('fee')}
          error={problems.signUpFeeCents}
        />
        <Field
          label="Places"
          hint="Leave empty for no limit"
          inputMode="numeric"
          {...field('places')}
          error={problems.signUpPlaces}
        />
      </div>
      {isOpen && (
        <p>
          <Button kind="plain" onClick={() => send(null)}>
            Close sign-up
          </Button>
        </p>
      )}
    </CardForm>
  )
}

/** The form's values and problems; submitted, they take effect. */
function useTerms({ tournament, draft }: PartProps) {
  const lookAgain = useLookAgain()
  const [problems, setProblems] = useState<ReturnType<typeof signUpTermsProblems>>({})
  const ages = draft.plan.divisions.flatMap(({ code }) => agesOf(code))
  const { values, field } = usePlanFields({
    until: tournament.signUpUntil ?? '',
    // By default the ages of the divisions.
    from: String(tournament.signUpFromAge ?? Math.min(15, ...ages)),
    to: String(tournament.signUpToAge ?? Math.max(6, ...ages)),
    fee: String(dollarsFromCents(tournament.signUpFeeCents ?? draft.plan.entryCents ?? 0)),
    places: String(tournament.signUpPlaces ?? ''),
  })
  const send = async (signUpUntil: string | null) => {
    const terms = {
      signUpUntil,
      signUpFromAge: Number(values.from),
      signUpToAge: Number(values.to),
      signUpFeeCents: values.fee.trim() === '' ? null : centsFromDollars(Number(values.fee)),
      signUpPlaces: values.places.trim() === '' ? null : Number(values.places),
    }
    const wrong = signUpTermsProblems(terms, tournament.date)
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return 'Please check the marked fields.'
    try {
      await callRest('manage', 'put', `/tournaments/${tournament.slug}/sign-up`, { body: terms })
      await lookAgain()
      notify(signUpUntil === null ? 'Sign-up is closed.' : 'Saved. Families can sign up.')
      return null
    } catch (error) {
      return plainProblem(error)
    }
  }
  return { values, field, problems, send }
}
