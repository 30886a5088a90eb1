import type { ComponentChildren } from 'preact';
import { BASE_PATH, Page, type PageProps } from '@/sandbox/crm/page';
import { situations } from './situations';

type Props = Partial<Pick<PageProps, 'lang' | 'dir' | 'script' | 'xmlns' | 'bodyClass'>> & {
  slug: string;
  lead: string;
  children: ComponentChildren;
};

/** The frame of a hard page: the way back, the situation's title, what is hard about it. */
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

/** The title of the situation of this slug, or the slug itself. */
export function titleOf(slug: string): string {
  return situations.find((situation) => situation.slug === slug)?.title ?? slug;
}
