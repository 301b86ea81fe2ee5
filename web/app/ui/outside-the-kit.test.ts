import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const APP = path.resolve(import.meta.dirname, '..')

const RAW = /<(button|input|select|textarea|table)\b/

/** Files with their own controls or tables, and why no part of the kit will do. */
const REASONS: Record<string, string> = {
  'components/birth-year-picker.tsx': 'a list in the size of a heading, on turf',
  'components/calendar/calendar-cell.tsx': 'a day of a calendar',
  'components/calendar/month-tables.tsx': 'a calendar',
  'desk/shortcuts.tsx': 'a link to skip to what counts, for the keyboard alone',
  'frame/impersonation-banner.tsx': 'on the banner’s own ground',
  'frame/scheme-choice.tsx': 'at the foot of every page, which loads no styles of fields',
  'frame/site-header.tsx': 'opens the menu before scripts are there',
  'kit/size-picker.tsx': 'tiles with a size and a note',
  'languages/language-switch.tsx': 'opens the languages before scripts are there',
  'print/rundown-sheets.tsx': 'on paper',
  'print/score-parts.tsx': 'on paper',
  'print/team-paper.tsx': 'on paper',
  'routes/account/account-page.tsx': 'hidden, for password managers',
  'routes/account/profile/avatar-field.tsx': 'its label is the button',
  'routes/admin/kit-orders/hand-out-sheet.tsx': 'on paper',
  'routes/admin/kit-orders/supplier-totals.tsx': 'on paper',
  'routes/admin/programs/attendance-sheet.tsx': 'on paper',
  'routes/admin/tournaments/consents/gate-sheet.tsx': 'on paper',
  'routes/admin/tournaments/schedule/match-tile.tsx': 'is dragged over the schedule',
  'routes/admin/tournaments/schedule/schedule-grid.tsx': 'the schedule, walked through by arrows',
  'routes/admin/walk-in/places-table.tsx': 'on paper',
  'routes/dev/fields.tsx': 'the number of a stepper',
  'routes/public/home/price-calculator.tsx': 'pills that keep what is tapped themselves',
  'routes/public/lesson-plans/plan-sheet.tsx': 'on paper',
  'routes/store/quantity-field.tsx': 'the number of a stepper',
  'routes/tournament/wish-wall.tsx': 'a lantern',
  'tournament/game-filters.tsx': 'hidden, for a form that works without scripts',
}

test('controls and tables come from the kit, unless there is a reason', () => {
  const own = readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !file.startsWith('ui/'))
    .filter((file) => RAW.test(readFileSync(path.join(APP, file), 'utf8')))
  expect(own.toSorted()).toEqual(Object.keys(REASONS))
})
