import { type BrowserModel, browserModels } from './browser-models.ts'

export function browserModelNamed(name: string): BrowserModel {
  const model = browserModels[name]
  if (!model) throw new Error(`There is no model named ${name}`)
  return model
}
