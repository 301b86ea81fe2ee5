import { type StoredSetting, storedSettings } from '@touchline/domain/club/content.ts'
import { dayToComeRefusal } from '@touchline/domain/club/news-drafts.ts'
import { storedTexts } from '@touchline/domain/club/own-texts.ts'
import { settingRefusal } from '@touchline/domain/club/setting-refusal.ts'
import { isHiddenSetting } from '@touchline/domain/club/settings.ts'
import { settingNeed } from '@touchline/domain/identity/permission-table.ts'
import { type Need, permits } from '@touchline/domain/identity/permissions.ts'
import { ownItem } from '@touchline/domain/kit/items.ts'
import type { RowOf } from '@touchline/domain/models/rows.ts'
import { lackingRefusal } from '../graphql/access.ts'
import { refuse } from '../graphql/errors.ts'
import type { WriteContext, WriteRules } from '../graphql/write/rules.ts'
import { changedPlan, planParts } from '../tournament/plan-parts.ts'
import { hasSignUps } from '../tournament/sign-ups/of-tournament.ts'
import { translationsKept } from '../translations/translations-kept.ts'
import { followDrafts } from './publish-news.ts'

const HEALTH: Need = ['HEALTH']

/** Settings for the desk only are never published, whatever was sent (C-14, K-16). */
export const clubSettingRules: WriteRules<'ClubSetting'> = {
  async create(context, input) {
    requireSetting(context, input.key)
    refuse(settingRefusal(input, null))
    refuse(newsRefusal(context, input, null))
    requireNotes(context, input, null)
    const published = !isHiddenSetting(input.key) && (input.published ?? true)
    return {
      row: { ...input, published, ...translationsKept(input.translations, undefined, storedTexts(input)) },
    }
  },
  async created(context, { key }) {
    if (key === 'newsDrafts') await followDrafts(context)
  },
  async update(context, current, changes) {
    for (const key of [current.key, changes.key ?? current.key]) requireSetting(context, key)
    const after = { ...current, ...changes }
    // A setting can always be hidden, even if only an earlier version of the site would accept its value.
    if ('key' in changes || 'value' in changes) {
      refuse(settingRefusal(after, current, await earlierValues(context, current)))
      refuse(newsRefusal(context, after, current))
      await checkOrderedItems(context, current, after)
    }
    requireNotes(context, after, current)
    const kept = translationsKept(changes.translations, current.translations, storedTexts(after))
    return { ...changes, ...kept, ...(isHiddenSetting(after.key) && { published: false }) }
  },
  async updated(context, _before, { key }) {
    if (key === 'newsDrafts') await followDrafts(context)
  },
  async remove(context, setting) {
    requireSetting(context, setting.key)
    await checkOrderedItems(context, setting, null)
  },
}

function newsRefusal({ today }: WriteContext, after: StoredSetting, before: StoredSetting | null) {
  if (after.key !== 'news') return null
  const newsIn = (row: StoredSetting | null) => storedSettings(row ? [row] : []).news
  return dayToComeRefusal(newsIn(before), newsIn(after), today)
}

/** Settings about money, kit or news need the permission for that area. */
function requireSetting({ caller }: WriteContext, key: string): void {
  const need = settingNeed(key)
  if (!permits(caller.permissions, need)) throw lackingRefusal(need)
}

/** Showing health notes to coaches (J-5) requires the same permission as reading them. */
function requireNotes({ caller }: WriteContext, after: Shown, before: Shown | null): void {
  if (!showsNotes(after) || showsNotes(before) || permits(caller.permissions, HEALTH)) return
  throw lackingRefusal(HEALTH)
}

type Shown = StoredSetting & Partial<Pick<RowOf<'ClubSetting'>, 'published'>>

/** A hidden setting has no effect until it is shown again. */
const showsNotes = (row: Shown | null): boolean =>
  row?.key === 'facts' && row.published !== false && storedSettings([row]).facts.fieldCare.health === 'NOTES'

/** All earlier versions of the consent texts, since somebody may have agreed to any of them (C-4). */
async function earlierValues(
  { tx }: WriteContext,
  { id, key }: RowOf<'ClubSetting'>,
): Promise<StoredSetting[]> {
  if (key !== 'consents') return []
  return tx<StoredSetting[]>`
    select 'consents' as key, after->>'value' as value from audit_entries
    where row_id = ${id} and model = 'ClubSetting' and after->>'key' = 'consents'`
}

export const tournamentRules: WriteRules<'Tournament'> = {
  async create(_context, input) {
    const { status = 'DRAFT', kind = 'OTHER', revision } = input
    const row = { ...input, status, kind, revision: revision ?? 1 }
    return { row: { ...row, ...planParts(input) } }
  },
  async update(_context, _current, changes) {
    return { ...changes, ...planParts(changes) }
  },
  async remove({ tx }, { id }) {
    if (await hasSignUps(tx, id))
      refuse({ code: 'HAS_SIGN_UPS', message: 'Families have signed up. Cancel it instead.' })
  },
  audited: changedPlan,
}

interface Setting {
  key: string
  value: string
}

/** The club's own items that were ordered can be taken out of the store, but not deleted (K-24). */
async function checkOrderedItems(
  { tx }: WriteContext,
  before: Setting,
  after: Setting | null,
): Promise<void> {
  const kept = new Set(ownItemsOf(after).map(({ id }) => id))
  const removed = ownItemsOf(before).filter(({ id }) => !kept.has(id))
  if (removed.length === 0) return
  const types = removed.map(({ id }) => ownItem(id))
  const [ordered] = await tx<{ type: string }[]>`
    select item_type as type from kit_orders where item_type = any(${types}) limit 1`
  const item = removed.find(({ id }) => ownItem(id) === ordered?.type)
  if (item)
    refuse({
      code: 'ITEM_ORDERED',
      field: 'value',
      message: `Families have ordered ${item.name}, so it can’t be removed. Set “In the store” to “No” instead.`,
    })
}

const ownItemsOf = (setting: Setting | null) =>
  setting?.key === 'kit' ? storedSettings([setting]).kit.own : []
