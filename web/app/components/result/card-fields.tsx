import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Field } from '../../ui/form/field.tsx'

/** What the card for the youngest age groups shows instead of a score. */
export interface Card {
  everyonePlayed: boolean
  homeStar: string
  awayStar: string
  funMoment: string
}

export const EMPTY_CARD: Card = { everyonePlayed: false, homeStar: '', awayStar: '', funMoment: '' }

interface CardFieldsProps {
  home: string
  away: string
  value: Card
  onChange: (card: Card) => void
}

const LONGEST = 200

export function CardFields({ home, away, value, onChange }: CardFieldsProps) {
  const text = (name: 'homeStar' | 'awayStar' | 'funMoment') => ({
    value: value[name],
    maxLength: LONGEST,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...value, [name]: currentTarget.value }),
  })
  return (
    <>
      <Checkbox
        label="Everyone played"
        checked={value.everyonePlayed}
        onChange={({ currentTarget }) => onChange({ ...value, everyonePlayed: currentTarget.checked })}
      />
      <Field label={`A star for ${home}`} hint="A kind act; a shirt number, no name" {...text('homeStar')} />
      <Field label={`A star for ${away}`} hint="A kind act; a shirt number, no name" {...text('awayStar')} />
      <Field label="The most fun moment" {...text('funMoment')} />
    </>
  )
}
