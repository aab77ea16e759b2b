/**
 * Plans the rows of a large marketplace before anything is written: people, campaigns, posts, views and money. The plan is in
 * tables of a schema of its own, which every connection of the build and its parallel workers read.
 */
export interface MarketplaceSize {
  readonly posts: number
  readonly campaigns: number
  readonly people: number
  /** Paid payouts are compared with the provider, which knows none of these. */
  readonly hasPayouts: boolean
}

/** The same proportions at every size; a brand owns ten campaigns on average. */
export function sizeFor(posts: number): MarketplaceSize {
  return {
    posts,
    campaigns: Math.max(40, Math.round(posts / 50)),
    people: Math.max(60, Math.round(posts / 10)),
    hasPayouts: true,
  }
}

/** Repeatable: the same sequence each time, from 0 to below 1. */
const chance = `
  CREATE FUNCTION chance(n bigint, salt integer) RETURNS double precision
  IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
    SELECT (hashint8extended(n, salt) & 2147483647)::double precision / 2147483648
  $$`

const word = (list: string, at: string): string =>
  `(string_to_array('${list}', ' '))[1 + (${at})::integer % ${list.split(' ').length}]`

const firstNames =
  'Ada Ben Chloe Diego Emma Farid Grace Hugo Ines Jonas Kira Liam Maya Noor Olga Pablo Quinn Rosa Sam Tara Uma Victor Wanda Xavier Yara Zoe'
const lastNames =
  'Adams Baker Costa Dubois Evans Fischer Garcia Hansen Ivanov Jones Klein Lopez Moreau Novak Owens Petrov Quist Rossi Silva Tanaka'
const things =
  'sneakers lipstick backpack watch tea bicycle headphones jacket candle notebook lamp guitar camera blanket perfume'
const deeds = 'Unboxing Testing Styling Reviewing Comparing Wearing Packing Mixing'

const people = (size: MarketplaceSize): string => `
  CREATE UNLOGGED TABLE person AS
  SELECT n, uuidv7(made - clock_timestamp()) AS id, made, role,
    CASE WHEN role = 'brand' THEN initcap(${word(things, 'n / 50')}) || ' House ' || n
      ELSE ${word(firstNames, 'n')} || ' ' || ${word(lastNames, 'n / 26')} || ' ' || n END AS name,
    CASE role WHEN 'brand' THEN n / 50 ELSE n END AS number, uuidv7(made - clock_timestamp()) AS own_id,
    uuidv7(made - clock_timestamp()) AS account_id,
    (enum_range(NULL::platform))[1 + n % 4] AS platform
  FROM (
    SELECT n, now() - interval '400 days' + n * interval '1 minute' AS made,
      CASE WHEN n % 50 = 0 THEN 'brand' WHEN n IN (1, 2, 3) THEN 'admin' ELSE 'creator' END AS role
    FROM generate_series(0, ${size.people - 1}) n
  ) p`

/** A few brands own many campaigns, most own few. */
const campaigns = (size: MarketplaceSize): string => `
  CREATE UNLOGGED TABLE planned_campaign AS
  SELECT n, uuidv7(made - clock_timestamp()) AS id, uuidv7(made - clock_timestamp()) AS funding_id, made,
    floor(${Math.ceil(size.people / 50)} * power(chance(n, 1), 2))::bigint AS brand_number,
    ${word(deeds, 'n / 7')} || ' ' || ${word(things, 'n')} || ' ' || n AS name,
    CASE WHEN n % 20 = 19 THEN 'draft' WHEN n % 20 = 18 THEN 'paused' WHEN n % 5 = 4 THEN 'completed'
      ELSE 'live' END AS status
  FROM (SELECT n, now() - interval '390 days' + n * interval '5 minutes' AS made
    FROM generate_series(0, ${size.campaigns - 1}) n) c`

const postNumbers = (size: MarketplaceSize): string => `
  SELECT n, 365 * power(chance(n, 2), 1.5) AS age,
    floor(${size.campaigns} * power(chance(n, 3), 1.3))::bigint AS campaign_number,
    floor(${size.people} * power(chance(n, 4), 1.7))::bigint AS person_number,
    1 + floor(12 * chance(n, 5))::integer AS readings,
    floor(100 * power(1000, power(chance(n, 6), 2)))::bigint AS views,
    chance(n, 7) AS luck
  FROM generate_series(0, ${size.posts - 1}) n`

/** Nobody posts in a draft, and only creators post: other numbers are shifted by one or four. */
const posts = (size: MarketplaceSize): string => `
  CREATE UNLOGGED TABLE planned_post AS
  SELECT p.n, uuidv7(at - clock_timestamp()) AS id, c.id AS campaign_id, c.n AS campaign_number, k.own_id AS creator_id,
    k.n AS person_number, k.id AS user_id, k.account_id, k.platform, at AS submitted_at,
    CASE WHEN p.age < 2 THEN NULL ELSE at + interval '1 day' END AS decided_at,
    CASE WHEN p.age < 2 THEN 'pending' WHEN luck < 0.08 THEN 'rejected'
      WHEN p.age < 31 THEN 'approved' WHEN p.age > 36 AND luck < 0.7 THEN 'paid' ELSE 'locked' END AS status,
    least(30, p.age - 1) AS read_days, p.readings, p.views,
    ${word(deeds, 'p.n / 3')} || ' the ' || ${word(things, 'p.n')} || ' #' || p.n AS title
  FROM (SELECT *, now() - age * interval '1 day' AS at FROM (${postNumbers(size)}) numbers) p
  JOIN planned_campaign c ON c.n = p.campaign_number - CASE WHEN p.campaign_number % 20 = 19 THEN 1 ELSE 0 END
  JOIN person k ON k.n = CASE WHEN p.person_number < 4 THEN 4
    WHEN p.person_number % 50 = 0 THEN p.person_number - 1 ELSE p.person_number END`

/** A post's views at its reading number `at`. */
const viewsBy = (at: string): string =>
  `floor(p.views * (1 - power(1 - (${at})::double precision / p.readings, 2)))::bigint`

/** As the product's `earned_cents` of 300 cents per thousand, without a minimum and a cap, in a tenth of its time. */
const earnedBy = (views: string): string => `${views} * 300 / 1000`

/** Every third reading and the last one earn: the reward for the views so far, less what was earned before. */
const readings = `
  CREATE UNLOGGED TABLE planned_reading AS
  SELECT uuidv7(at - clock_timestamp()) AS id, r.*,
    CASE WHEN is_earning THEN ${earnedBy('views')} - ${earnedBy('paid_views')} ELSE 0 END AS cents
  FROM (
    SELECT p.n, p.id AS submission_id, p.campaign_id, p.creator_id, p.user_id, p.person_number, p.status,
      p.decided_at + p.read_days * (j::double precision / p.readings) * interval '0.999 day' AS at,
      ${viewsBy('j')} AS views, ${viewsBy('j')} - ${viewsBy('j - 1')} AS new_views,
      ${viewsBy('(j - 1) / 3 * 3')} AS paid_views, j % 3 = 0 OR j = p.readings AS is_earning
    FROM planned_post p CROSS JOIN LATERAL generate_series(1, p.readings) j
    WHERE p.status NOT IN ('pending', 'rejected')
  ) r`

const accruals = `
  CREATE UNLOGGED TABLE planned_accrual AS SELECT * FROM planned_reading WHERE cents > 0`

/** Pays a creator's paid posts, whose holds are over, in up to three payouts; an amount too small for one stays available. */
const payouts = (size: MarketplaceSize): string => `
  CREATE UNLOGGED TABLE planned_payout AS
  SELECT person_number, bucket, creator_id, user_id, uuidv7(at - clock_timestamp()) AS id, cents, at,
    CASE WHEN person_number % 400 = 8 AND bucket = 0 THEN 'queued' ELSE 'paid' END AS status
  FROM (
    SELECT person_number, n % 3 AS bucket, creator_id, user_id, sum(cents) AS cents,
      least(max(at) + interval '5 days', now() - interval '1 minute') AS at
    FROM planned_accrual WHERE ${size.hasPayouts} AND status = 'paid' AND (person_number % 400 <> 8 OR n % 3 = 0)
    GROUP BY 1, 2, 3, 4
  ) p WHERE cents >= 1000`

const unpaid = `
  UPDATE planned_post p SET status = 'locked' WHERE status = 'paid' AND NOT EXISTS (
    SELECT FROM planned_payout o
    WHERE o.person_number = p.person_number AND o.bucket = p.n % 3 AND o.status = 'paid')`

const settlements = `
  CREATE UNLOGGED TABLE planned_settlement AS
  SELECT minute, uuidv7(minute - clock_timestamp()) AS id FROM (SELECT DISTINCT date_trunc('minute', at) AS minute
    FROM planned_reading) each`

const funded = `
  CREATE UNLOGGED TABLE planned_budget AS
  SELECT c.n, coalesce(e.cents, 0) AS earned, greatest(100000, coalesce(e.cents, 0) * 3 / 2) AS budget
  FROM planned_campaign c LEFT JOIN (
    SELECT campaign_id, sum(cents)::bigint AS cents FROM planned_accrual GROUP BY 1
  ) e ON e.campaign_id = c.id`

/** Where each accrual is: in a payout, withdrawable, or still in its hold. */
const places = `
  CREATE UNLOGGED TABLE place AS
  SELECT a.id, a.creator_id, a.user_id, a.person_number, a.cents, a.at, p.id AS payout_id,
    p.id IS NOT NULL OR a.at < now() - interval '3 days' AS is_released
  FROM planned_accrual a LEFT JOIN planned_payout p ON p.person_number = a.person_number
    AND p.bucket = a.n % 3 AND a.status = 'paid' ORDER BY a.at`

export const planStatements = (size: MarketplaceSize): readonly string[] => [
  chance,
  people(size),
  campaigns(size),
  posts(size),
  readings,
  accruals,
  payouts(size),
  unpaid,
  settlements,
  funded,
  places,
  'ANALYZE person, planned_campaign, planned_post, planned_reading, planned_accrual, planned_payout, planned_settlement, planned_budget, place',
]
