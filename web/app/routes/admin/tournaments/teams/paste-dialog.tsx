import { addTeams } from '@touchline/domain/tournament/people/add-teams.ts'
import { type PastedLine, readPastedTeams } from '@touchline/domain/tournament/people/paste-teams.ts'
import { useClubRules } from '../../../../club/use-club-rules.ts'
import { TextArea } from '../../../../ui/form/field.tsx'
import { Table } from '../../../../ui/table/table.tsx'
import type { PartProps } from '../part-props.ts'
import { PlanForm, usePlanFields } from '../plan-form.tsx'
import styles from '../tournament.module.css'
import { useColours } from './use-colours.ts'

/** Takes lines from a spreadsheet and shows problems line by line before anything is accepted (T-23). */
export function PasteDialog({ draft, onClose }: PartProps & { onClose: () => void }) {
  const { resultsFrom } = useClubRules()
  const { values, field } = usePlanFields({ text: '' })
  const lines = readPastedTeams(values.text, draft.plan, useColours(draft.plan))
  const teams = lines.flatMap(({ team }) => team ?? [])
  const wrong = lines.length - teams.length
  return (
    <PlanForm
      title="Paste teams"
      confirm={teams.length === 1 ? 'Add 1 team' : `Add ${teams.length} teams`}
      onSubmit={() =>
        teams.length === 0
          ? 'Paste at least one team.'
          : draft.change(addTeams(draft.plan, teams, resultsFrom))
      }
      onClose={onClose}
    >
      <TextArea
        label="Teams"
        hint="One per line: team, ages, colour, other colour, coach, phone. Copied from a spreadsheet, or with commas."
        rows={6}
        placeholder={'Otters, U9, Blue, White, Mei\nHerons, U9, Red'}
        {...field('text')}
      />
      <p role="status">
        {lines.length > 0 && `${teams.length} can be added`}
        {wrong > 0 &&
          `, ${wrong === 1 ? '1 line has a mistake and was' : `${wrong} lines have mistakes and were`} left out`}
      </p>
      {lines.length > 0 && <PastedLines lines={lines} />}
    </PlanForm>
  )
}

function PastedLines({ lines }: { lines: readonly PastedLine[] }) {
  return (
    <div className={styles.sideways}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Team</th>
            <th scope="col">Ages</th>
            <th scope="col">Shirts</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, text: source, team, problems }) => (
            <tr key={line}>
              <td>{line}</td>
              {team ? (
                <>
                  <th scope="row">{team.name}</th>
                  <td>{team.code}</td>
                  <td>{team.colour.name}</td>
                </>
              ) : (
                <td colSpan={3}>
                  <span className="quiet">{source}</span>
                  <br />
                  <strong className={styles.wrong}>{problems.join(' ')}</strong>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
