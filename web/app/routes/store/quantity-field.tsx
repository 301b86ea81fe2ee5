import { MAX_KIT_QUANTITY } from '@touchline/domain/kit/catalogue.ts'
import { useId } from 'react'
import { FieldFrame } from '../../ui/form/field.tsx'
import styles from './order.module.css'
import * as texts from './store.texts.ts'

interface QuantityProps {
  quantity: number
  onChange: (quantity: number) => void
  error?: string | null
}

/** A number with a minus and a plus that a thumb can hit. */
export function QuantityField({ quantity, onChange, error }: QuantityProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={texts.howMany} error={error}>
      <span className={styles.quantity}>
        <button
          type="button"
          aria-label={texts.oneLess}
          disabled={quantity <= 1}
          onClick={() => onChange(quantity - 1)}
        >
          −
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={Number.isNaN(quantity) ? '' : quantity}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-notes`}
          onChange={(event) => onChange(Number.parseInt(event.currentTarget.value, 10))}
        />
        <button
          type="button"
          aria-label={texts.oneMore}
          disabled={quantity >= MAX_KIT_QUANTITY}
          onClick={() => onChange((Number.isNaN(quantity) ? 0 : quantity) + 1)}
        >
          +
        </button>
      </span>
    </FieldFrame>
  )
}
