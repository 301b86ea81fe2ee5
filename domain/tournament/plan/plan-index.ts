import type { Division, Match, Official, Pitch, Plan, Slot, Team } from './plan.ts'

/** A plan's rows by id. In a plan that was read (T-1), every id leads to a row. */
export interface PlanIndex {
  plan: Plan
  division: (id: string) => Division
  group: (id: string) => Plan['groups'][number]
  team: (id: string) => Team
  pitch: (id: string) => Pitch
  slot: (id: string) => Slot
  match: (id: string) => Match
  official: (id: string) => Official
}

export function indexPlan(plan: Plan): PlanIndex {
  return {
    plan,
    division: finder('division', plan.divisions),
    group: finder('group', plan.groups),
    team: finder('team', plan.teams),
    pitch: finder('pitch', plan.pitches),
    slot: finder('slot', plan.slots),
    match: finder('match', plan.matches),
    official: finder('official', plan.officials),
  }
}

function finder<Row extends { id: string }>(kind: string, rows: readonly Row[]) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (id: string): Row => {
    const row = byId.get(id)
    if (row === undefined) throw new Error(`The plan has no ${kind} ${id}.`)
    return row
  }
}
