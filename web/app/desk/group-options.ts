import { AGE_GROUPS } from '@touchline/domain/players/age-group.ts'

export const groupOptions = [
  { value: '', label: 'All ages' },
  ...AGE_GROUPS.map((group) => ({ value: String(group), label: `U${group}` })),
]
