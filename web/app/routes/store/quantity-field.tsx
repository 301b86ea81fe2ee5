import { MAX_KIT_QUANTITY } from '@touchline/domain/kit/catalogue.ts'
import { useId } from 'react'
import { FieldFrame } from '../../ui/form/field.tsx'
import { NumberStepper } from '../../ui/form/number-stepper.tsx'
import * as texts from './store.texts.ts'

interface QuantityProps {
  quantity: number
  onChange: (quantity: number) => void
  error?: string | null
}

export function QuantityField({ quantity, onChange, error }: QuantityProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={texts.howMany} error={error}>
      <NumberStepper
        value={quantity}
        least={1}
        most={MAX_KIT_QUANTITY}
        less={texts.oneLess}
        more={texts.oneMore}
        onChange={onChange}
      >
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={Number.isNaN(quantity) ? '' : quantity}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-notes`}
          onChange={(event) => onChange(Number.parseInt(event.currentTarget.value, 10))}
        />
      </NumberStepper>
    </FieldFrame>
  )
}
