import { type SizeChart, sizesFor } from '@touchline/domain/kit/sizes.ts'
import { written } from '../languages/written.tsx'
import * as texts from './kit.texts.ts'
import { sizeNote } from './kit-words.ts'
import styles from './size-picker.module.css'

interface SizePickerProps {
  chart: SizeChart
  /** Those that the club offers, smallest first. */
  offered: readonly string[]
  size: string
  onChange: (size: string) => void
  /** Sizes that the club has run out of. */
  out?: readonly string[]
  /** Shown on the group when nothing is chosen. */
  error?: string | null
}

/** Every size as a chip to tap; a full kit has a shirt size and a sock size. */
export function SizePicker({ chart, offered, size, onChange, out = [], error }: SizePickerProps) {
  if (chart === 'ONE_SIZE')
    return (
      <>
        <p className="quiet">{texts.oneSize}</p>
        <Problem error={error} />
      </>
    )
  if (chart !== 'GARMENT_AND_SOCKS')
    return (
      <Sizes
        legend={texts.size}
        name="size"
        chart={chart}
        offered={offered}
        size={size}
        out={out}
        onChange={onChange}
        error={error}
      />
    )
  const [garment = '', socks = ''] = size.split('/')
  return (
    <div className={styles.both}>
      <Sizes
        legend={texts.jerseyAndShorts}
        name="garment"
        chart="GARMENT"
        offered={sizesFor('GARMENT').filter((one) => offered.includes(one))}
        size={garment}
        out={out}
        onChange={(chosen) => onChange(`${chosen}/${socks}`)}
        error={error && !garment ? texts.chooseSize : null}
      />
      <Sizes
        legend={texts.socks}
        name="socks"
        chart="SOCKS"
        offered={sizesFor('SOCKS').filter((one) => offered.includes(one))}
        size={socks}
        out={out}
        onChange={(chosen) => onChange(`${garment}/${chosen}`)}
        error={error && !socks ? texts.chooseSocks : null}
      />
    </div>
  )
}

interface SizesProps extends SizePickerProps {
  legend: string
  name: string
}

function Sizes({ legend, name, chart, offered, size, onChange, out = [], error }: SizesProps) {
  return (
    <fieldset className={styles.group} aria-describedby={`${name}-problem`}>
      <legend>{legend}</legend>
      {chart === 'SOCKS' && <p className="quiet small">{texts.shoeSizes}</p>}
      <div className={styles.sizes}>
        {offered.map((one) => (
          <label key={one} className={styles.size}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={size === one}
              disabled={out.includes(one)}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(one)}
            />
            {written(one)}
            <small>{out.includes(one) ? texts.out : sizeNote(chart, one)}</small>
          </label>
        ))}
      </div>
      <div id={`${name}-problem`}>
        <Problem error={error} />
      </div>
    </fieldset>
  )
}

function Problem({ error }: { error?: string | null }) {
  if (!error) return null
  return (
    <p className={styles.error} role="alert">
      {error}
    </p>
  )
}
