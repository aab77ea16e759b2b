import type { SpecTexts } from './spec-texts.ts'

const features = 'web/src/features'

/** The messages of the product specification's error catalogue and of its calls, verbatim. */
export const specToasts: readonly SpecTexts[] = [
  {
    chapter: '7 Profile calls',
    home: `${features}/profile/`,
    texts: [
      'Profile updated successfully',
      'Email updated successfully',
      'Profile image updated successfully',
    ],
  },
  {
    chapter: '8 Signing in and registering',
    home: `${features}/accounts/`,
    texts: [
      'Login failed',
      'Invalid credentials',
      'Registration failed',
      'Please try again',
      'Welcome back!',
      "You've successfully logged in.",
      'Account created!',
      'Welcome to the platform.',
    ],
  },
  {
    chapter: '8 Coming soon',
    home: `${features}/accounts/`,
    texts: [
      'Coming soon',
      '{} login will be available soon.',
      'Password reset will be available soon.',
    ],
  },
  {
    chapter: '8 Creating a campaign, Funding: the title of a failure',
    home: 'web/src/api/use-action.ts',
    texts: ['Error'],
  },
  {
    chapter: '8 Creating a campaign',
    home: `${features}/campaigns/`,
    texts: ['Failed to create campaign', 'Campaign created!'],
  },
  {
    chapter: '8 Funding',
    home: `${features}/funding/`,
    texts: [
      'Invalid Amount',
      'Please enter a valid funding amount',
      'Failed to create payment intent',
      'Payment Failed',
      'Payment Successful',
      'Your campaign has been funded!',
    ],
  },
  {
    chapter: '8 Payout account and payout',
    home: `${features}/payouts/`,
    texts: [
      'Country Required',
      'Please select your country to continue',
      'Failed to connect Stripe account',
      'Failed to create account link',
      'No balance available',
      "You don't have any earnings available for payout",
      'Failed to create payout',
      'Payout successful!',
      'Your earnings have been transferred to your Stripe account.',
    ],
  },
  {
    chapter: '8 Social accounts',
    home: `${features}/connections/`,
    texts: [
      'Failed to initiate Instagram connection',
      'Failed to initiate TikTok connection',
      'Failed to add account',
      'Failed to connect account',
      'Failed to remove account',
      'Account connected!',
      'Account removed',
      'Your account has been disconnected.',
    ],
  },
  {
    chapter: '8 Submitting',
    home: `${features}/submissions/`,
    texts: [
      'Submission failed',
      'Failed to submit',
      'Please try again',
      'Content submitted!',
      "Your submission is pending review. We'll track views once approved.",
    ],
  },
  {
    chapter: '8 Profile, email and avatar',
    home: `${features}/profile/`,
    texts: [
      'Failed to update profile',
      'Failed to update email',
      'Upload failed',
      'Failed to update profile image',
      'Failed to get upload URL',
    ],
  },
]
