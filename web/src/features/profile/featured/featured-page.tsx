import {
  chooseFeaturedCall,
  featuredMaximum,
  listShowableCall,
  readFeaturedCall,
  type ShowablePost,
} from '@permille/contract/profile/featured'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { pagesOf, queryOf } from '#api/query.ts'
import { useAction } from '#api/use-action.ts'
import { SettingsTabs } from '#features/accounts/settings-tabs.tsx'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { ShowMore } from '#ui/controls/show-more.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { isSameOrder, moveBy } from './chosen-posts.ts'
import { ChoiceLine, FeaturedLine } from './post-lines.tsx'

/** Chooses which of a creator's posts come first on the public profile. */
export function FeaturedPage() {
  const query = useQuery(queryOf(readFeaturedCall))
  return (
    <SettingsTabs
      title="Featured posts"
      note={`Up to ${featuredMaximum} posts that come first on your public profile. Your newest ones follow.`}
    >
      <Loaded
        query={query}
        skeleton={
          <Card>
            <ListSkeleton lines={6} />
          </Card>
        }
        failed="Your featured posts could not be loaded."
      >
        {(featured) => <FeaturedPicker featured={featured} />}
      </Loaded>
    </SettingsTabs>
  )
}

export function FeaturedPicker({ featured }: { readonly featured: readonly ShowablePost[] }) {
  const [chosen, setChosen] = useState(featured)
  const saving = useAction({
    call: chooseFeaturedCall,
    request: () => ({ body: { submissionIds: chosen.map(({ id }) => id) } }),
    done: 'Featured posts saved',
    failed: 'Failed to save your featured posts',
  })
  const remove = (post: ShowablePost) => setChosen(chosen.filter(({ id }) => id !== post.id))
  return (
    <div className="grid grid-cols-1 items-start gap-4 @3xl/page:grid-cols-2">
      <Card className="@3xl/page:sticky @3xl/page:top-20">
        <CardHeader
          title="First on your profile"
          note={`${chosen.length} of ${featuredMaximum}, in this order`}
          action={
            <Button
              isBusy={saving.isPending}
              disabled={isSameOrder(chosen, featured)}
              onClick={() => saving.mutate()}
            >
              {saving.isPending ? 'Saving...' : 'Save'}
            </Button>
          }
        />
        {chosen.length === 0 ? (
          <EmptyState
            title="Nothing is featured"
            note="Your profile shows your newest posts first. Choose others from your posts."
          />
        ) : (
          <ol aria-label="Featured posts" className="divide-y divide-line">
            {chosen.map((post, at) => (
              <FeaturedLine
                key={post.id}
                post={post}
                place={{ at, isLast: at === chosen.length - 1 }}
                onMove={(by) => setChosen(moveBy(chosen, at, by))}
                onRemove={() => remove(post)}
              />
            ))}
          </ol>
        )}
      </Card>
      <Choices
        chosen={chosen}
        onChoose={(post) => setChosen([...chosen, post])}
        onRemove={remove}
      />
    </div>
  )
}

interface ChoicesProps {
  readonly chosen: readonly ShowablePost[]
  readonly onChoose: (post: ShowablePost) => void
  readonly onRemove: (post: ShowablePost) => void
}

function Choices({ chosen, onChoose, onRemove }: ChoicesProps) {
  const query = useInfiniteQuery(pagesOf(listShowableCall))
  const isFull = chosen.length >= featuredMaximum
  return (
    <Card>
      <CardHeader title="Your posts" note="Approved posts of accounts that you have verified" />
      <Loaded query={query} skeleton={<ListSkeleton />} failed="Your posts could not be loaded.">
        {(posts) =>
          posts.length === 0 ? (
            <EmptyState
              title="No approved posts yet"
              note="A post can be featured once it is approved and its account is verified."
              action={
                <Link
                  href={paths.mySubmissions}
                  className={buttonClasses({ variant: 'secondary' })}
                >
                  My Submissions
                </Link>
              }
            />
          ) : (
            <ul aria-label="Your posts" className="divide-y divide-line">
              {posts.map((post) => {
                const isChosen = chosen.some(({ id }) => id === post.id)
                return (
                  <ChoiceLine
                    key={post.id}
                    post={post}
                    isChosen={isChosen}
                    isDisabled={isFull && !isChosen}
                    onToggle={() => (isChosen ? onRemove(post) : onChoose(post))}
                  />
                )
              })}
            </ul>
          )
        }
      </Loaded>
      <ShowMore pages={query} />
    </Card>
  )
}
