import { productOf } from '@touchline/domain/kit/product.ts'
import { formatCents, formatCentsShort } from '@touchline/domain/pricing/cents.ts'
import { dayAndYear, dayName, statusWord } from '@touchline/domain/words.ts'
import { useKit } from '../../../kit/use-kit.ts'
import { BarChart } from '../../../ui/bar-chart.tsx'
import { ChartCard } from './chart-card.tsx'
import styles from './dashboard.module.css'
import type { DeskNumbers } from './desk-numbers.ts'

export const Charts = ({ report }: { report: DeskNumbers }) => (
  <div className={styles.charts}>
    <Weeks weeks={report.weeks} />
    <Money money={report.money} />
    <Ages ages={report.ages} />
    <Kit kit={report.kit} />
  </div>
)

function Weeks({ weeks }: Pick<DeskNumbers, 'weeks'>) {
  return (
    <ChartCard
      title="Registrations by week"
      empty="No registrations yet."
      head={['Week of', 'Registrations']}
      to="/admin/registrations?status=ALL&sort=-submitted"
      rows={weeks.map(({ week, registrations }) => ({
        cells: [dayAndYear(week), registrations],
      }))}
    >
      <BarChart
        series={[{ name: 'Registrations', colour: 'grass' }]}
        bars={weeks.map(({ week, registrations }) => ({
          name: dayName(week).slice(5),
          values: [registrations],
        }))}
      />
    </ChartCard>
  )
}

/** 'Fall training 2025: Juniors' → 'Juniors': what comes after the colon tells them apart. */
const shortName = (program: string) => program.split(': ').at(-1) ?? program

function Money({ money }: Pick<DeskNumbers, 'money'>) {
  return (
    <ChartCard
      title="Money by program"
      empty="Nothing approved yet."
      head={['Program', 'Expected', 'Received']}
      to="/admin/registrations?status=APPROVED"
      rows={money.map(({ programId, program, expectedCents, receivedCents }) => ({
        cells: [program, formatCents(expectedCents), formatCents(receivedCents)],
        to: `/admin/registrations?status=ALL&programId=${programId}`,
      }))}
    >
      <BarChart
        series={[
          { name: 'Expected', colour: 'dusk' },
          { name: 'Received', colour: 'grass' },
        ]}
        bars={money.map(({ program, expectedCents, receivedCents }) => ({
          name: shortName(program),
          values: [expectedCents, receivedCents],
        }))}
        format={formatCentsShort}
      />
    </ChartCard>
  )
}

function Ages({ ages }: Pick<DeskNumbers, 'ages'>) {
  const groupName = (group: number | null) => (group === null ? 'Other' : `U${group}`)
  return (
    <ChartCard
      title="Players by age"
      empty="No players yet."
      head={['Age group', 'Players']}
      to="/admin/players?registered=1"
      rows={ages.map(({ group, players }) => ({
        cells: [groupName(group), players],
        to: group === null ? undefined : `/admin/players?registered=1&group=${group}`,
      }))}
    >
      <BarChart
        series={[{ name: 'Players', colour: 'pitch' }]}
        bars={ages.map(({ group, players }) => ({ name: groupName(group), values: [players] }))}
      />
    </ChartCard>
  )
}

const sizeName = (size: string | null) => (size === null || size === 'ONE_SIZE' ? 'One size' : size)

function Kit({ kit }: Pick<DeskNumbers, 'kit'>) {
  const names = useKit()
  const sizes = new Map<string, number>()
  for (const { size, quantity } of kit) sizes.set(sizeName(size), (sizes.get(sizeName(size)) ?? 0) + quantity)
  return (
    <ChartCard
      title="Kit to hand over, by size"
      empty="Nothing on order."
      head={['Item', 'Size', 'Status', 'Pieces']}
      to="/admin/kit-orders"
      rows={kit.map(({ itemType, size, status, quantity }) => ({
        cells: [productOf(names, itemType).name, sizeName(size), statusWord(status), quantity],
        to: `/admin/kit-orders?${new URLSearchParams({ status, itemType, ...(size ? { kitSize: size } : {}) })}`,
      }))}
    >
      <BarChart
        series={[{ name: 'Pieces', colour: 'dusk' }]}
        bars={[...sizes].map(([name, pieces]) => ({ name, values: [pieces] }))}
      />
    </ChartCard>
  )
}
