import type { ComponentChildren } from 'preact';
import { BASE_PATH, Page, type PageProps } from '@/sandbox/crm/page';
import { situations } from './situations';

type Props = Partial<Pick<PageProps, 'lang' | 'dir' | 'script' | 'xmlns' | 'bodyClass'>> & {
  slug: string;
  lead: string;
  children: ComponentChildren;
};

/** The layout of a hard page: a link back, the situation's title, and what is hard about it. */
export function HardPage({ slug, lead, children, ...page }: Props) {
  const title = titleOf(slug);
  return (
    <Page title={title} section="hard" lang="en-US" {...page}>
      <div class="hard-head" dir="ltr" lang="en">
        <p class="crumb">
          <a href={`${BASE_PATH}/hard/`}>Hard pages</a>
        </p>
        <h1>{title}</h1>
        <p class="lead">{lead}</p>
      </div>
      {children}
    </Page>
  );
}

/** Returns the title of a situation, or its slug if there is none. */
export function titleOf(slug: string): string {
  return situations.find((situation) => situation.slug === slug)?.title ?? slug;
}
