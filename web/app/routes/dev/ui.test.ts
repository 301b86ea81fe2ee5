import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type Site, siteContext } from '../../site.ts'
import { loader } from './ui.tsx'

function ask(isProduction: boolean) {
  const context = new RouterContextProvider()
  context.set(siteContext, { isProduction } as Site)
  return loader({ context } as unknown as LoaderFunctionArgs)
}

test('the page exists in development', () => expect(ask(false)).toBeNull())

test('the page does not exist in production', () => {
  let thrown: unknown
  try {
    ask(true)
  } catch (error) {
    thrown = error
  }
  expect((thrown as Response).status).toBe(404)
})
