import { useForm } from '@mantine/form'
import { isDay } from '@touchline/domain/calendar-day.ts'
import type { TournamentKind } from '@touchline/domain/tournament/kind.ts'
import { nextYearOf } from '@touchline/domain/tournament/next-year.ts'
import { idOf } from '@touchline/domain/tournament/plan/ids.ts'
import { dayAndYear } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useLookAgain } from '../../../area/area-data.tsx'
import { plainProblem } from '../../../data/plain-problem.ts'
import { callRest } from '../../../data/rest.ts'
import { pageMeta } from '../../../page-meta.ts'
import { Button } from '../../../ui/button.tsx'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { Field, SelectField } from '../../../ui/form/field.tsx'
import { focusFirstError } from '../../../ui/form/focus-first-error.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import ui from '../../../ui/ui.module.css'
import type { TournamentSummary } from './desk-data.ts'
import { KindField } from './kind-field.tsx'
import { useTournaments } from './load-tournaments.ts'
import styles from './tournament.module.css'

export const meta = pageMeta({
  title: 'Plan a tournament',
  description: 'Start fresh or copy another one.',
  isPrivate: true,
})

export default function CreateTournament() {
  const loaded = useTournaments()
  return (
    <DeskPage title="Plan a tournament" note="No one sees it until you publish.">
      <ListStates loaded={loaded}>{(others) => <NewTournament others={others} />}</ListStates>
    </DeskPage>
  )
}

/** The form's values and its submission, which then opens the tournament's desk. */
function useNewTournament(others: readonly TournamentSummary[]) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const lookAgain = useLookAgain()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const form = useForm({
    initialValues: startOf(others.find(({ slug }) => slug === params.get('from'))),
    validateInputOnBlur: true,
    validate: {
      name: (name) => (name.trim() ? null : 'Give it a name.'),
      date: (date) => (isDay(date) ? null : 'Choose a day.'),
    },
  })
  const send = async ({ name, date, kind, slug, from }: typeof form.values) => {
    const address = slug || idOf(name)
    setBusy(true)
    setProblem(null)
    try {
      const body = { name: name.trim(), date, kind, slug: address, ...(from ? { from } : {}) }
      await callRest('manage', 'post', '/tournaments', { body })
      await lookAgain()
      navigate(`/admin/tournaments/${address}`)
    } catch (error) {
      setProblem(plainProblem(error))
      setBusy(false)
    }
  }
  return { form, send, problem, isBusy }
}

function NewTournament({ others }: { others: readonly TournamentSummary[] }) {
  const navigate = useNavigate()
  const { form, send, problem, isBusy } = useNewTournament(others)
  return (
    <form className={styles.narrow} noValidate onSubmit={form.onSubmit(send, focusFirstError(form))}>
      <Field label="Name" required autoComplete="off" {...form.getInputProps('name')} />
      <Field label="Day" type="date" required {...form.getInputProps('date')} />
      <KindField {...form.getInputProps('kind')} />
      <Field
        label="Address"
        hint="The end of its web address: lowercase letters, numbers and hyphens"
        placeholder={idOf(form.values.name)}
        autoComplete="off"
        {...form.getInputProps('slug')}
      />
      <SelectField
        label="Start from"
        options={[
          { value: '', label: 'Scratch' },
          ...others.map((one) => ({ value: one.slug, label: `${one.name}, ${dayAndYear(one.date)}` })),
        ]}
        {...form.getInputProps('from')}
      />
      {form.values.from && (
        <p className="quiet">
          Divisions, teams, pitches, times, officials and the rundown are copied to the new day. Players,
          matches and results are not.
        </p>
      )}
      {problem && <FormMessage>{problem}</FormMessage>}
      <div className={ui.actions}>
        <Button type="submit" isBusy={isBusy}>
          Start planning
        </Button>
        <Button kind="small" onClick={() => navigate('/admin/tournaments')}>
          Back
        </Button>
      </div>
    </form>
  )
}

/** A copy is the same a year later, ready to be submitted. */
function startOf(model: TournamentSummary | undefined) {
  if (!model) return { name: '', date: '', slug: '', kind: 'OTHER' as TournamentKind, from: '' }
  return { name: model.name, kind: model.kind, from: model.slug, ...nextYearOf(model) }
}
