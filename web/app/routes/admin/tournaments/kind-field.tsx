import { TOURNAMENT_KINDS } from '@touchline/domain/tournament/kind.ts'
import type { ComponentProps } from 'react'
import { SelectField } from '../../../ui/form/field.tsx'
import { kindNames } from './desk-data.ts'

export const KindField = (props: ComponentProps<typeof SelectField>) => (
  <SelectField
    label="Kind"
    hint="The fun day and Lunar New Year have their own pages, which show the latest one"
    options={TOURNAMENT_KINDS.map((value) => ({ value, label: kindNames[value] }))}
    {...props}
  />
)
