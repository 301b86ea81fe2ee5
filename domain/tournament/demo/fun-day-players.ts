import type { Plan } from '../plan/plan.ts'

const FIRST =
  'Maya Noah Zoe Liam Ivy Omar Mei Lucas Aria Kai Nina Theo Lily Arjun Ella Bao Rosa Finn Hana Max'.split(' ')
const LAST =
  'Lee Park Silva Nguyen Brown Khan Wong Rossi Tanaka Yang Moreau Fraser Garcia Chan Diaz Ali Ito'.split(' ')

export interface DemoChild {
  teamId: string
  name: string
  shirtNo: number
}

const A_TEAM = 5

/** Five children per team. No two share a first name and an initial. */
export const funDayChildren = (teams: readonly Pick<Plan['teams'][number], 'id'>[]): DemoChild[] =>
  teams.flatMap(({ id }, team) =>
    Array.from({ length: A_TEAM }, (_, n) => {
      const at = team * A_TEAM + n
      const first = FIRST[at % FIRST.length]
      const last = LAST[(Math.floor(at / FIRST.length) * 3 + at) % LAST.length]
      return { teamId: id, name: `${first} ${last}`, shirtNo: n + 2 }
    }),
  )
