import { storedSettings } from '@touchline/domain/club/content.ts'
import type { ClubSettings, SettingKey } from '@touchline/domain/club/settings.ts'
import type { Request } from '../data/request.ts'
import { keptSetting } from './club-setting.ts'

/** A setting as families see it now; the default if it is hidden. */
export async function loadSetting<Key extends SettingKey>(
  request: Request,
  key: Key,
): Promise<ClubSettings[Key]> {
  const kept = await keptSetting(request, key)
  return storedSettings(kept?.published ? [kept] : [])[key]
}
