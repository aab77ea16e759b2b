import { isolate } from '@permille/contract/input/isolate'
import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import { darkSheet, look } from './mail-styles.ts'

interface MailFrameProps {
  readonly title: string
  /** Shown beside the subject in a list of mails. */
  readonly preview: string
  /** Why this person gets it, and what they can do about that. */
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** What every mail has around its words. */
export function MailFrame({ title, preview, footer, children }: MailFrameProps) {
  return (
    <Html lang="en" dir="ltr">
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkSheet}</style>
      </Head>
      <Body className="surface" style={look.surface}>
        <Preview>{preview}</Preview>
        <Container style={look.page}>
          <Text className="ink" style={look.mark} data-skip-in-text="true">
            ‰ Permille
          </Text>
          <Container className="card" style={look.card}>
            <Heading as="h1" className="ink" style={look.heading}>
              {title}
            </Heading>
            {children}
          </Container>
          <Text className="muted" style={look.footer}>
            {footer}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

/** Without a name where the address may be someone else's. */
export function Greeting({ name }: { readonly name: string | null }) {
  return <Paragraph>{name === null ? 'Hello,' : `Hello ${isolate(name)},`}</Paragraph>
}

export function Paragraph({ children }: { readonly children: ReactNode }) {
  return (
    <Text className="ink" style={look.text}>
      {children}
    </Text>
  )
}

interface LinkProps {
  readonly href: string
  readonly children: ReactNode
}

export function MailButton({ href, children }: LinkProps) {
  return (
    <Button className="button" style={look.button} href={href}>
      {children}
    </Button>
  )
}

export function MailLink({ href, children }: LinkProps) {
  return (
    <Link className="link" style={look.link} href={href}>
      {children}
    </Link>
  )
}
