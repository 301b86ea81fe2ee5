import { GARMENT_SIZES, garmentSizeFor, SOCK_SIZES, shinGuardSizeFor } from '@touchline/domain/kit/sizes.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Table } from '../../ui/table/table.tsx'
import styles from './size-helper.module.css'
import * as texts from './store.texts.ts'

const SHORTEST = 80
const TALLEST = 200

interface SizeHelperProps {
  /** Puts the size into the form. */
  onPick?: (size: string) => void
  kind?: 'GARMENT' | 'SHIN_GUARDS'
}

/** Height in, size out. Between two sizes it suggests the larger one. */
export function SizeHelper({ onPick, kind }: SizeHelperProps) {
  const [typed, setTyped] = useState('')
  const height = Number(typed.replace(',', '.'))
  const isKnown = height >= SHORTEST && height <= TALLEST
  const size = kind === 'SHIN_GUARDS' ? shinGuardSizeFor(height) : garmentSizeFor(height)
  return (
    <div className={styles.helper}>
      <Field
        label={texts.heightInCm}
        inputMode="decimal"
        autoComplete="off"
        isOptional={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        hint={typed.length > 2 && !isKnown ? texts.heightBetween(SHORTEST, TALLEST) : undefined}
      />
      <div className={styles.answer} role="status">
        {isKnown && <Answer size={size} height={height} kind={kind} />}
        {isKnown && size && onPick && (
          <Button kind="quiet" onClick={() => onPick(size)}>
            {texts.take(size)}
          </Button>
        )}
      </div>
      {!kind && <Charts />}
    </div>
  )
}

function Answer({
  size,
  height,
  kind,
}: {
  size: string | null
  height: number
  kind: SizeHelperProps['kind']
}) {
  if (!size) return <p>{texts.tooTall}</p>
  if (kind === 'SHIN_GUARDS')
    return (
      <p>
        {texts.shinGuards}
        <strong>{size}</strong>
      </p>
    )
  return (
    <p>
      {texts.garments}
      <strong>{size}</strong>
      {!kind && (
        <>
          {texts.between}
          {texts.shinGuards}
          <strong>{shinGuardSizeFor(height)}</strong>
        </>
      )}
    </p>
  )
}

function Charts() {
  return (
    <div className={styles.charts}>
      <Table>
        <caption>{texts.garmentChart}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.sizeColumn}</th>
            <th scope="col">{texts.ages}</th>
            <th scope="col">{texts.heightColumn}</th>
            <th scope="col">{texts.chestColumn}</th>
          </tr>
        </thead>
        <tbody>
          {GARMENT_SIZES.map(({ size, ages, heightCm, chestCm }) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              <td>{texts.agesOf(ages)}</td>
              <td>{heightCm.join('–')}</td>
              <td>{chestCm.join('–')}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Table>
        <caption>{texts.sockChart}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.sizeColumn}</th>
            <th scope="col">{texts.shoeColumn}</th>
          </tr>
        </thead>
        <tbody>
          {SOCK_SIZES.map(({ size, shoes }) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              <td>{shoes}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
