import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { type GameFilter, isFiltered } from '@touchline/domain/tournament/view/filter-games.ts'
import { Form, Link, useSubmit } from 'react-router'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/form/field.tsx'
import styles from './tournament.module.css'
import * as texts from './tournament.texts.ts'

interface GameFiltersProps {
  day: DayView
  filter: GameFilter
  /** The page's own address, for "show everything". */
  path: string
  /** Other parameters of the address that a choice keeps. */
  kept?: Record<string, string>
}

/** Team, division, pitch and referee as parameters of the address; without scripts a button submits them. */
export function GameFilters({ day, filter, path, kept = {} }: GameFiltersProps) {
  const submit = useSubmit()
  const pick = (label: string, name: keyof GameFilter, rows: readonly { id: string; name: string }[]) => (
    <SelectField
      key={`${name} ${filter[name]}`}
      label={label}
      name={name}
      required
      defaultValue={filter[name] ?? ''}
      options={[{ value: '', label: texts.all }, ...rows.map((row) => ({ value: row.id, label: row.name }))]}
    />
  )
  const referees = day.officials.filter(({ id }) =>
    day.games.some((game) => game.officials.some((one) => one.id === id)),
  )
  return (
    <Form
      method="get"
      className={`no-print ${styles.filters}`}
      preventScrollReset
      onChange={(event) => submit(chosen(event.currentTarget), { preventScrollReset: true, replace: true })}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {pick(
        texts.team,
        'team',
        day.teams.map(({ id, name, division }) => ({ id, name: texts.pitchAndType(name, division) })),
      )}
      {pick(texts.division, 'division', day.divisions)}
      {pick(texts.pitch, 'pitch', day.pitches)}
      {pick(texts.referee, 'referee', referees)}
      <noscript>
        <Button type="submit" kind="quiet">
          {texts.show}
        </Button>
      </noscript>
      {isFiltered(filter) && (
        <Link to={{ pathname: path, search: String(new URLSearchParams(kept)) }} preventScrollReset>
          {texts.showEverything}
        </Link>
      )}
    </Form>
  )
}

/** The query without empty values. */
function chosen(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (value !== '') params.set(name, String(value))
  return params
}
