import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Busiest, Role } from './read-calls.ts'

export interface Viewers {
  readonly busiest: Busiest
  /** The session cookie of the admin, and of the brand and the creator with the most posts. */
  readonly cookies: Readonly<Record<Role, string>>
}

const found = `
  WITH brand AS (
    SELECT c.brand_id AS id FROM campaigns c JOIN submission_totals t ON t.campaign_id = c.id
    GROUP BY 1 ORDER BY count(*) DESC LIMIT 1
  ), campaign AS (
    SELECT c.id FROM brand JOIN campaigns c ON c.brand_id = brand.id
    JOIN submission_totals t ON t.campaign_id = c.id GROUP BY 1 ORDER BY count(*) DESC LIMIT 1
  ), creator AS (
    SELECT creator_id AS id FROM submission_totals GROUP BY 1 ORDER BY count(*) DESC LIMIT 1
  )
  SELECT (SELECT id FROM campaign) AS campaign, (SELECT id FROM creator) AS creator,
    (SELECT id FROM campaigns WHERE status = 'live' ORDER BY created_at DESC LIMIT 1) AS "liveCampaign",
    (SELECT s.id FROM submissions s JOIN creator ON creator.id = s.creator_id
      ORDER BY s.submitted_at LIMIT 1) AS submission,
    (SELECT submission_id FROM submission_totals t JOIN campaign ON campaign.id = t.campaign_id
      ORDER BY submission_id LIMIT 1) AS "brandSubmission",
    (SELECT f.id FROM campaign_funding f JOIN brand ON brand.id = f.brand_id LIMIT 1) AS funding,
    (SELECT w.id FROM webhook_endpoints w JOIN brand ON brand.id = w.brand_id LIMIT 1) AS webhook,
    k.user_id AS "creatorUser", k.handle,
    coalesce((SELECT title FROM submissions WHERE title IS NOT NULL ORDER BY id DESC LIMIT 1), 'a') AS "postTitle",
    u.display_name AS "personName",
    (SELECT id FROM users WHERE role = 'admin' ORDER BY id LIMIT 1) AS admin,
    (SELECT owner_user_id FROM brands JOIN brand USING (id)) AS brand
  FROM creators k JOIN creator ON creator.id = k.id JOIN users u ON u.id = k.user_id`

/** Finds them, and signs them in. */
export async function signInBusiest(client: pg.Client): Promise<Viewers> {
  const { rows } = await client.query<Busiest & { admin: string; brand: string }>(found)
  const [busiest] = rows
  if (busiest === undefined) throw new Error('The marketplace has no posts')
  return {
    busiest,
    cookies: {
      admin: await signIn(client, busiest.admin),
      brand: await signIn(client, busiest.brand),
      creator: await signIn(client, busiest.creatorUser),
    },
  }
}

/** Creates a session of this user and returns its cookie. */
export async function signIn(client: pg.Client, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await client.query(
    `INSERT INTO sessions (token_hash, user_id, is_remembered, expires_at)
    VALUES ($1, $2, true, now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), userId],
  )
  return `permille_session=${token}`
}
