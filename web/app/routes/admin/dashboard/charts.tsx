import { BarChart } from '@mantine/charts'
import { KIT_CATALOGUE } from '@touchline/domain/kit/catalogue.ts'
import { formatCents, formatCentsShort } from '@touchline/domain/pricing/cents.ts'
import { dayName, statusWord } from '@touchline/domain/words.ts'
import type { DeskReport } from '../../../desk/report-lines.ts'
import { ChartCard } from './chart-card.tsx'
import styles from './dashboard.module.css'

const HEIGHT = 220
/** Still, and out of the keyboard's way: the table below says the same. */
const quiet = {
  barChartProps: { accessibilityLayer: false },
  barProps: { isAnimationActive: false },
  maxBarWidth: 48,
}

export const Charts = ({ report }: { report: DeskReport }) => (
  <div className={styles.charts}>
    <Weeks weeks={report.weeks} />
    <Money money={report.money} />
    <Ages ages={report.ages} />
    <Kit kit={report.kit} />
  </div>
)

function Weeks({ weeks }: Pick<DeskReport, 'weeks'>) {
  const data = weeks.map(({ week, registrations }) => ({ week: dayName(week).slice(5), registrations }))
  return (
    <ChartCard
      title="Registrations by week"
      empty="Nobody has registered yet."
      head={['Week of', 'Registrations']}
      to="/admin/registrations?status=ALL&sort=-submitted"
      rows={weeks.map(({ week, registrations }) => ({
        cells: [`${dayName(week)}, ${week.slice(0, 4)}`, registrations],
      }))}
    >
      <BarChart
        {...quiet}
        h={HEIGHT}
        data={data}
        dataKey="week"
        series={[{ name: 'registrations', label: 'Registrations', color: 'var(--grass)' }]}
        xAxisProps={{ interval: 'equidistantPreserveStart' }}
        yAxisProps={{ allowDecimals: false, width: 36 }}
      />
    </ChartCard>
  )
}

/** 'Fall training 2025: Juniors' → 'Juniors': what comes after the colon tells them apart. */
const shortName = (program: string) => program.split(': ').at(-1) ?? program

function Money({ money }: Pick<DeskReport, 'money'>) {
  const data = money.map(({ program, expectedCents, receivedCents }) => ({
    program: shortName(program),
    expected: expectedCents / 100,
    received: receivedCents / 100,
  }))
  return (
    <ChartCard
      title="Money by program"
      empty="Nothing is approved yet."
      head={['Program', 'Expected', 'Received']}
      to="/admin/registrations?status=APPROVED"
      rows={money.map(({ programId, program, expectedCents, receivedCents }) => ({
        cells: [program, formatCents(expectedCents), formatCents(receivedCents)],
        to: `/admin/registrations?status=ALL&programId=${programId}`,
      }))}
    >
      <BarChart
        {...quiet}
        h={HEIGHT}
        data={data}
        dataKey="program"
        withLegend
        valueFormatter={(dollars) => formatCentsShort(Math.round(dollars * 100))}
        series={[
          { name: 'expected', label: 'Expected', color: 'var(--dusk)' },
          { name: 'received', label: 'Received', color: 'var(--grass)' },
        ]}
        yAxisProps={{ width: 64 }}
      />
    </ChartCard>
  )
}

function Ages({ ages }: Pick<DeskReport, 'ages'>) {
  const groupName = (group: number | null) => (group === null ? 'Other' : `U${group}`)
  const data = ages.map(({ group, players }) => ({ group: groupName(group), players }))
  return (
    <ChartCard
      title="Players by age"
      empty="No players yet."
      head={['Age group', 'Players']}
      to="/admin/players"
      rows={ages.map(({ group, players }) => ({
        cells: [groupName(group), players],
        to: group === null ? undefined : `/admin/players?group=${group}`,
      }))}
    >
      <BarChart
        {...quiet}
        h={HEIGHT}
        data={data}
        dataKey="group"
        series={[{ name: 'players', label: 'Players', color: 'var(--pitch)' }]}
        yAxisProps={{ allowDecimals: false, width: 36 }}
      />
    </ChartCard>
  )
}

const sizeName = (size: string | null) => (size === null || size === 'ONE_SIZE' ? 'One size' : size)

function Kit({ kit }: Pick<DeskReport, 'kit'>) {
  const sizes = new Map<string, number>()
  for (const { size, quantity } of kit) sizes.set(sizeName(size), (sizes.get(sizeName(size)) ?? 0) + quantity)
  return (
    <ChartCard
      title="Kit to hand over, by size"
      empty="Nothing is on order."
      head={['Item', 'Size', 'Status', 'Pieces']}
      to="/admin/kit-orders"
      rows={kit.map(({ itemType, size, status, quantity }) => ({
        cells: [KIT_CATALOGUE[itemType].label, sizeName(size), statusWord(status), quantity],
        to: `/admin/kit-orders?${new URLSearchParams({ status, itemType, ...(size ? { kitSize: size } : {}) })}`,
      }))}
    >
      <BarChart
        {...quiet}
        h={HEIGHT}
        data={[...sizes].map(([size, pieces]) => ({ size, pieces }))}
        dataKey="size"
        series={[{ name: 'pieces', label: 'Pieces', color: 'var(--dusk)' }]}
        yAxisProps={{ allowDecimals: false, width: 36 }}
      />
    </ChartCard>
  )
}
