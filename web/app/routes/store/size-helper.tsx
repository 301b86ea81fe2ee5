import { GARMENT_SIZES, garmentSizeFor, SOCK_SIZES, shinGuardSizeFor } from '@touchline/domain/kit/sizes.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import styles from './size-helper.module.css'

const SHORTEST = 80
const TALLEST = 200

interface SizeHelperProps {
  /** Takes the size that was found over into the form. */
  onPick?: (size: string) => void
  kind?: 'GARMENT' | 'SHIN_GUARDS'
}

/** Height in, size out. Between two sizes it is the next one up, not two. */
export function SizeHelper({ onPick, kind }: SizeHelperProps) {
  const [typed, setTyped] = useState('')
  const height = Number(typed.replace(',', '.'))
  const isKnown = height >= SHORTEST && height <= TALLEST
  const size = kind === 'SHIN_GUARDS' ? shinGuardSizeFor(height) : garmentSizeFor(height)
  return (
    <div className={styles.helper}>
      <Field
        label="Your player’s height in cm"
        inputMode="decimal"
        autoComplete="off"
        isOptional={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        hint={typed.length > 2 && !isKnown ? `Between ${SHORTEST} and ${TALLEST} cm, please.` : undefined}
      />
      <div className={styles.answer} role="status">
        {isKnown && <Answer size={size} height={height} kind={kind} />}
        {isKnown && size && onPick && (
          <Button kind="quiet" onClick={() => onPick(size)}>
            Take {size}
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
  if (!size) return <p>Taller than our chart. Please ask us at the club table.</p>
  if (kind === 'SHIN_GUARDS')
    return (
      <p>
        Shin guards: <strong>{size}</strong>
      </p>
    )
  return (
    <p>
      Jersey, shorts and tops: <strong>{size}</strong>
      {!kind && (
        <>
          {' '}
          · Shin guards: <strong>{shinGuardSizeFor(height)}</strong>
        </>
      )}
    </p>
  )
}

function Charts() {
  return (
    <div className={styles.charts}>
      <table>
        <caption>Jerseys, shorts, tops and jackets</caption>
        <thead>
          <tr>
            <th scope="col">Size</th>
            <th scope="col">Ages</th>
            <th scope="col">Height, cm</th>
            <th scope="col">Chest, cm</th>
          </tr>
        </thead>
        <tbody>
          {GARMENT_SIZES.map(({ size, ages, heightCm, chestCm }) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              <td>{ages}</td>
              <td>{heightCm.join('–')}</td>
              <td>{chestCm.join('–')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>Socks, by kids’ shoe size</caption>
        <thead>
          <tr>
            <th scope="col">Size</th>
            <th scope="col">Shoe</th>
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
      </table>
    </div>
  )
}
