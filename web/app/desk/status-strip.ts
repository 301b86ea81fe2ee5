import type { StatusStrip } from '@touchline/domain/club/schemas/status-strip.ts'
import type { Request } from '../data/request.ts'
import { keepSetting, keptSetting } from './club-setting.ts'

const KEY = 'statusStrip'

export async function loadStrip(request: Request): Promise<StatusStrip> {
  const kept = await keptSetting(request, KEY)
  return kept ? JSON.parse(kept.value) : null
}

/** Whatever it said before: on a rainy Saturday the last word counts. null takes it down. */
export async function saveStrip(request: Request, strip: StatusStrip): Promise<void> {
  await keepSetting(request, { key: KEY, value: strip, over: await keptSetting(request, KEY) })
}
