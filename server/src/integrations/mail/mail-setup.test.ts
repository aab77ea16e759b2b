import { expect, test } from 'vitest'
import { runSetupChecks } from '../diagnosis.ts'
import { mailSetup } from './mail-setup.ts'

async function operatorCheck(smtpUrl: string | null, operatorEmail: string | null) {
  const checks = await runSetupChecks([mailSetup(smtpUrl, operatorEmail)])
  return checks.find(({ code }) => code === 'operator')
}

test('where mail is sent and nobody is told of stopped payouts, it is one to check by hand', async () => {
  const smtpUrl = 'smtp://127.0.0.1:1'

  const silent = await operatorCheck(smtpUrl, null)
  const told = await operatorCheck(smtpUrl, 'operator@market.example')
  const unsent = await operatorCheck(null, null)

  expect(silent).toMatchObject({ verdict: 'unchecked', seen: 'OPERATOR_EMAIL is not set.' })
  expect(told?.verdict).toBe('passed')
  expect(unsent?.verdict).toBe('skipped')
})
