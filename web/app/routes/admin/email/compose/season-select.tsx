import { useQuery } from '@tanstack/react-query'
import { seasonLines } from '../../../../desk/season-lines.ts'
import { SelectField } from '../../../../ui/form/field.tsx'

interface SeasonSelectProps {
  value: string
  onChange: (seasonId: string) => void
}

/** For which season somebody has not registered. */
export function SeasonSelect({ value, onChange }: SeasonSelectProps) {
  const { data = [] } = useQuery(seasonLines)
  const seasons = data.map(({ id, name }) => ({ value: id, label: name }))
  const isKnown = seasons.some((season) => season.value === value)
  return (
    <SelectField
      label="Season"
      value={value}
      options={isKnown ? seasons : [{ value, label: 'Choose...' }, ...seasons]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
