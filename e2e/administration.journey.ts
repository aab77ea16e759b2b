import { expect, test } from './journey.ts'
import { newPerson, password } from './people/person.ts'
import { fillSignIn } from './people/sign-in.ts'
import { registerByCall } from './people/sign-in-by-call.ts'
import { acceptInvitation, registerCreator } from './people/sign-up.ts'
import { makeLiveCampaign } from './steps/make-campaign.ts'
import { toast } from './steps/toast.ts'

test('every entry of the admin menu opens its page', async ({ admin }) => {
  await admin.goto('/dashboard')
  for (const name of ['Users', 'Campaigns', 'Submissions', 'Payouts']) {
    await admin.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
    await expect(admin.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})

test('a suspended creator sees why, and can sign in again once restored', async ({
  page,
  admin,
  appUrl,
}) => {
  const { email, displayName } = await registerCreator(page, appUrl)
  await admin.goto('/admin/users')
  await admin.getByLabel('Search users').fill(email)
  await expect(admin).toHaveURL(/search=/)
  await expect(admin.getByRole('row')).toHaveCount(2)
  await admin.getByRole('link', { name: displayName }).click()
  await admin.getByRole('button', { name: 'Suspend' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Bought views')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(toast(admin)).toContainText('User suspended')

  await page.goto('/earnings')
  await expect(page).toHaveURL(/\/auth\/login\?next=%2Fearnings$/)
  await fillSignIn(page, { email, password })
  await expect(toast(page)).toContainText('Bought views')
  await admin.getByRole('button', { name: 'Restore' }).click()
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(toast(admin)).toContainText('User restored')
  await fillSignIn(page, { email, password })

  await expect(page).toHaveURL(/\/earnings$/)
})

test('an invitation link is shown once, and creates a brand', async ({ page, admin }) => {
  const { displayName, email } = newPerson('Brand')
  const brandName = `${displayName} Ltd`
  await admin.goto('/admin/users')
  await admin.getByRole('button', { name: 'Invite' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Brand name').fill(brandName)
  await dialog.getByRole('button', { name: 'Create invitation link' }).click()
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
  await dialog.getByRole('button', { name: 'Done' }).click()

  await acceptInvitation(page, link, { displayName, brandName })

  await expect(page.getByRole('link', { name: 'My Campaigns' })).toBeVisible()
})

test('a revoked invitation is still listed, and its link stops working', async ({
  page,
  admin,
}) => {
  const { email } = newPerson('Brand')
  await admin.goto('/admin/invitations')
  await admin.getByRole('button', { name: 'Invite' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Role').selectOption('Admin')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Create invitation link' }).click()
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
  await dialog.getByRole('button', { name: 'Done' }).click()

  await admin.getByRole('button', { name: `Revoke the invitation for ${email}` }).click()
  await admin.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(toast(admin)).toContainText('Invitation revoked')

  await page.goto(new URL(link).pathname)
  await expect(page.getByText('This invitation was withdrawn')).toBeVisible()
})

test('inviting an unproven address names the user who has it', async ({ admin, appUrl }) => {
  const squatter = newPerson('Creator')
  await registerByCall(appUrl, squatter)
  await admin.goto('/admin/invitations')
  await admin.getByRole('button', { name: 'Invite' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Email').fill(squatter.email)
  await dialog.getByLabel('Brand name').fill('Rightful Ltd')

  await dialog.getByRole('button', { name: 'Create invitation link' }).click()

  await expect(dialog.getByText(`${squatter.displayName} uses this address`)).toBeVisible()
})

test('a brand sees why an admin paused its campaign', async ({
  brand,
  brandCalls,
  admin,
  sandbox,
}) => {
  const campaign = await makeLiveCampaign(brandCalls, sandbox)

  await admin.goto(`/admin/campaigns?${new URLSearchParams({ search: campaign.name })}`)
  await admin.getByRole('button', { name: `Actions for ${campaign.name}` }).click()
  await admin.getByRole('menuitem', { name: 'Pause' }).click()
  await admin.getByLabel('Reason').fill('The brief asks for something forbidden')
  await admin.getByRole('button', { name: 'Pause campaign' }).click()
  await expect(toast(admin)).toContainText('Campaign paused')

  await brand.goto(`/campaigns/${campaign.id}`)
  await expect(brand.getByText('Paused by an admin.')).toBeVisible()
  await expect(brand.getByText('The brief asks for something forbidden')).toBeVisible()
})

test('an admin’s pause outlasts the brand’s pause and the end of the campaign', async ({
  brand,
  brandCalls,
  admin,
  sandbox,
}) => {
  const campaign = await makeLiveCampaign(brandCalls, sandbox)
  await brand.goto(`/campaigns/${campaign.id}`)
  await brand.getByRole('button', { name: 'Pause' }).click()
  await expect(brand.getByText('Paused by you.')).toBeVisible()

  await admin.goto(`/admin/campaigns/${campaign.id}`)
  await expect(admin.getByText('Paused: by the brand.')).toBeVisible()
  await admin.getByRole('button', { name: 'Pause', exact: true }).click()
  await admin.getByLabel('Reason').fill('The brief asks for something forbidden')
  await admin.getByRole('button', { name: 'Pause campaign' }).click()
  await expect(admin.getByText('Paused: by an admin, by the brand.')).toBeVisible()

  await brand.reload()
  await expect(brand.getByText('Paused for several reasons.')).toBeVisible()
  await expect(brand.getByRole('button', { name: 'Resume' })).toHaveCount(0)
  await brand.getByRole('button', { name: `Actions for ${campaign.name}` }).click()
  await brand.getByRole('menuitem', { name: 'End' }).click()
  await brand.getByRole('button', { name: 'End campaign' }).click()
  await expect(
    brand.getByText('Its money can be refunded once an admin lifts the pause.'),
  ).toBeVisible()
  const waiting = brand.getByRole('button', { name: 'Refund once an admin allows it' })
  await expect(waiting).toBeDisabled()

  await admin.reload()
  await admin.getByRole('button', { name: 'Lift pause' }).click()
  const dialog = admin.getByRole('dialog')
  await expect(dialog).toContainText('Its brand can refund what is left.')
  await dialog.getByRole('button', { name: 'Lift pause' }).click()
  await expect(toast(admin)).toContainText('Pause lifted')
  await brand.reload()
  await expect(brand.getByRole('button', { name: `Refund ${campaign.name}` })).toBeEnabled()
})

test('an admin can run a check of the books', async ({ admin }) => {
  await admin.goto('/admin/books')
  await admin.getByRole('button', { name: 'Check now' }).click()

  await expect(toast(admin)).toContainText('Books checked')
  await expect(admin.getByText(/^Clean: all \d+ rules hold$/)).toBeVisible()
})
