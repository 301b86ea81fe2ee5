import { askReport } from '../../../../desk/use-report.ts'

/** A guardian as the desk finds one. */
export interface Guardian {
  id: string
  version: number
  email: string
  firstName: string | null
  lastName: string | null
  phone: string | null
  family: string | null
  players: { id: string; firstName: string; lastName: string; birthDate: string }[]
}

export async function findGuardians(search: string): Promise<Guardian[]> {
  return (await askReport<{ items: Guardian[] }>('/guardians', { search })).items
}
