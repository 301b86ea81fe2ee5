import { isDay } from '@touchline/domain/calendar-day.ts'
import { dollarsFromCents, formatCentsShort } from '@touchline/domain/pricing/cents.ts'
import { proposedSeason } from '@touchline/domain/seasons/roll-over.ts'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useChange, useData } from '../../../area/area-data.tsx'
import { listAll } from '../../../data/list-all.ts'
import { plainProblem } from '../../../data/plain-problem.ts'
import type { ProgramLine } from '../../../desk/program-line.ts'
import { type DeskSeason, openNextSeason, useSeasons } from '../../../desk/seasons.ts'
import { useProgramLines } from '../../../desk/use-programs.ts'
import { pageMeta } from '../../../page-meta.ts'
import { Button } from '../../../ui/button.tsx'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import styles from '../programs/form/program-form.module.css'
import { RollOverPreview } from './roll-over-preview.tsx'

export const meta = pageMeta({
  title: 'Open the next season',
  description: 'Set up the next season from an earlier one.',
  isPrivate: true,
})

export default function NextSeason() {
  const [query] = useSearchParams()
  const loaded = useSeasons()
  return (
    <ListStates loaded={loaded}>
      {(seasons) => {
        const from = seasons.find(({ id }) => id === query.get('from')) ?? seasons[0]
        return (
          <DeskPage title="Open the next season" note={<Link to="/admin/seasons">All seasons</Link>}>
            {from ? (
              <NextSeasonForm key={from.id} from={from} />
            ) : (
              <p>There’s no season to start from yet.</p>
            )}
          </DeskPage>
        )
      }}
    </ListStates>
  )
}

/** The few questions; everything else is copied, and shown line by line before anything is created. */
function NextSeasonForm({ from }: { from: DeskSeason }) {
  const navigate = useNavigate()
  const [values, setValues] = useState<Values>({
    ...proposedSeason(from.plan),
    opensForReturning: '',
    opensForAll: '',
  })
  const open = useChange(openNextSeason)
  const isReady = isDated(values) && values.name.trim() !== ''
  const create = async () => {
    const { id } = await open.mutateAsync({
      ...values,
      name: values.name.trim(),
      fromSeasonId: from.id,
      opensForReturning: values.opensForReturning || null,
      opensForAll: values.opensForAll || null,
    })
    notify(`${values.name.trim()} is a draft now. Have a look, then publish it.`)
    navigate(`/admin/seasons/${id}`)
  }
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault()
        create().catch(() => {})
      }}
    >
      <p>
        Everything in {from.plan.name} is copied: programs, fees, places and discounts. No one sees it until
        you publish it, and you can delete it until the first family registers.
      </p>
      <NextFields values={values} onChange={setValues} />
      {isReady && <Preview from={from} next={values} />}
      {open.error && <FormMessage>{plainProblem(open.error)}</FormMessage>}
      <div className={ui.actions}>
        <Button type="submit" isBusy={open.isPending} disabled={!isReady}>
          Create the draft
        </Button>
      </div>
    </form>
  )
}

type Values = Record<'name' | 'startDate' | 'endDate' | 'opensForReturning' | 'opensForAll', string>

const isDated = ({ startDate, endDate }: Values) => isDay(startDate) && isDay(endDate) && startDate <= endDate

function NextFields({ values, onChange }: { values: Values; onChange: (values: Values) => void }) {
  const field = (name: keyof Values) => ({
    value: values[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ ...values, [name]: currentTarget.value }),
  })
  const isBackwards = isDay(values.startDate) && isDay(values.endDate) && !isDated(values)
  return (
    <>
      <Field label="Name" required autoComplete="off" maxLength={200} {...field('name')} />
      <div className={styles.pair}>
        <Field label="First day" type="date" required {...field('startDate')} />
        <Field
          label="Last day"
          type="date"
          required
          error={isBackwards ? 'It would end before it starts.' : null}
          {...field('endDate')}
        />
      </div>
      <div className={styles.pair}>
        <Field
          label="Returning families can register from"
          type="date"
          hint="Leave empty to open with everyone else"
          {...field('opensForReturning')}
        />
        <Field
          label="Everyone can register from"
          type="date"
          hint="Leave empty to open once it’s published"
          {...field('opensForAll')}
        />
      </div>
    </>
  )
}

function Preview({
  from,
  next,
}: {
  from: DeskSeason
  next: { name: string; startDate: string; endDate: string }
}) {
  const programs = useProgramLines()
  const discounts = useData(['discount rows'], (request) => listAll(request, 'Discount'))
  return (
    <ListStates loaded={programs}>
      {(lines) => (
        <ListStates loaded={discounts}>
          {(rows) => (
            <RollOverPreview
              season={from.plan}
              programs={lines.filter(({ seasonId }) => seasonId === from.id).map(rollable)}
              discounts={rows}
              next={next}
            />
          )}
        </ListStates>
      )}
    </ListStates>
  )
}

const rollable = (line: ProgramLine) => ({
  ...line,
  fees: line.fees.map(({ type, amountCents, discountIds }) => ({
    type,
    amount: dollarsFromCents(amountCents),
    discountIds,
    words: formatCentsShort(amountCents),
  })),
})

export type RollableLine = ReturnType<typeof rollable>
