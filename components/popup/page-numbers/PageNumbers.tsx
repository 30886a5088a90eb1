import { i18n } from '#i18n';
import type { DialModel } from '@/components/dial/dial-model';
import { addedText } from '@/components/queue/contact/queue-texts';
import { Switch } from '@/components/shared/controls/Switch';
import { Icon } from '@/components/shared/icons/Icon';
import { ManagedPart } from '@/components/shared/managed/Managed';
import { Notice } from '@/components/shared/notices/Notice';
import { problemText } from '@/lib/i18n/problem-text';
import type { PageNumber } from '@/lib/offers/model';
import type { SiteStatus } from '@/lib/sites/model';
import { NumberMatches } from './NumberMatches';
import { NumberRow } from './NumberRow';
import type { PageModel } from './page-model';
import type { PageQueueModel } from './page-queue-model';
import type { SearchModel } from './search-model';
import './page-numbers.css';

interface PageNumbersProps {
  page: PageModel;
  queue: PageQueueModel;
  search: SearchModel;
  /** Puts a number into the dial field. */
  fill: DialModel['fill'];
}

/** The numbers of the page in the active tab. A press puts one into the field and calls nobody. */
export function PageNumbers(props: PageNumbersProps) {
  return (
    <div class="numbers">
      <SiteBar model={props.page} />
      <PageNumberList {...props} />
    </div>
  );
}

function PageNumberList({ page, queue, search, fill }: PageNumbersProps) {
  const site = page.site.value;
  if (site?.excluded) return <WhyExcluded site={site} />;
  const found = page.numbers.value;
  if (found.state === 'loading') return <p class="log-loading">{i18n.t('popup.loading')}</p>;
  if (found.state === 'problem') {
    return (
      <Notice icon="page" title={i18n.t('page.unreadable')} next={whyUnreadable(site)}>
        {site?.allSites === false && !site.restriction && (
          <button type="button" class="ghost" onClick={() => void page.allow('all')}>
            {i18n.t('options.all_sites')}
          </button>
        )}
        <CheckAgain refresh={page.refresh} />
      </Notice>
    );
  }
  if (found.numbers.length === 0) {
    // Chrome lets extensions into its PDF viewer, but not to the text there.
    const next = site?.restriction === 'pdf' ? 'page.restricted.pdf' : 'page.none_hint';
    return (
      <Notice icon="page" title={i18n.t('page.none')} next={i18n.t(next)}>
        <CheckAgain refresh={page.refresh} />
      </Notice>
    );
  }
  const matches = search.matches.value;
  if (matches) {
    const onPress = (number: PageNumber) => fill(number.text, number);
    return <NumberMatches {...{ matches, search, onPress }} />;
  }
  return (
    <>
      <PageQueue queue={queue} />
      <ul aria-label={i18n.t('page.numbers_count')}>
        {found.numbers.map((number) => (
          <NumberRow key={number.e164 ?? number.raw} number={number} fill={fill} />
        ))}
      </ul>
    </>
  );
}

/** Why nothing is found on the page, in one sentence, and what to do. */
function whyUnreadable(site: SiteStatus | undefined): string {
  if (site?.restriction) return i18n.t(`page.restricted.${site.restriction}`);
  // The browser tells the address only of a page that Handset was allowed to read.
  return i18n.t(site?.host ? 'page.blocked' : 'page.unreadable_hint');
}

/** What leaves out a site: a rule, or the choice of sites in Options. */
function WhyExcluded({ site }: { site: SiteStatus }) {
  if (site.brokenRule) return null;
  return (
    <p class="site-bar">
      {site.rule ? i18n.t('page.excluded_by_rule', [site.rule]) : i18n.t('page.excluded_by_mode')}
    </p>
  );
}

function CheckAgain({ refresh }: Pick<PageModel, 'refresh'>) {
  return (
    <button type="button" class="ghost" onClick={() => void refresh()}>
      <Icon name="again" />
      {i18n.t('page.check_again')}
    </button>
  );
}

/** Whether numbers are marked on this site, with a switch. */
function SiteBar({ model }: { model: PageModel }) {
  const site = model.site.value;
  const isRestricted = site?.restriction && model.numbers.value.state === 'problem';
  if (!site?.host || isRestricted) return null;
  if (site.brokenRule) {
    return <p class="site-bar site-bar-problem">{i18n.t('site_rules.in_popup')}</p>;
  }
  return (
    <div class="site-bar">
      {site.granted ? (
        <ManagedPart management={site.isManaged && 'locked'}>
          <Switch on={!site.excluded} onChange={(on) => void model.setExcluded(!on)}>
            {i18n.t(site.excluded ? 'page.site_not_marked' : 'page.site_marked', [site.host])}
          </Switch>
        </ManagedPart>
      ) : (
        <AccessRequest model={model} />
      )}
    </div>
  );
}

/** Asks for access. Without it, opening the popup marks the numbers of the page once. */
function AccessRequest({ model }: { model: PageModel }) {
  const found = model.numbers.value;
  const isMarked = found.state === 'read' && found.numbers.length > 0;
  return (
    <>
      <p>{i18n.t(isMarked ? 'page.marked_once' : 'page.find_help')}</p>
      <button type="button" class="ghost" onClick={() => void model.allow('site')}>
        {i18n.t('page.find_on_site')}
      </button>
      <button type="button" class="ghost" onClick={() => void model.allow('all')}>
        {i18n.t('page.find_on_all_sites')}
      </button>
      <p>{i18n.t('page.one_click_help')}</p>
      {model.denied.value && <p class="site-bar-problem">{i18n.t('page.permission_denied')}</p>}
    </>
  );
}

/** Adds the listed numbers to the queue, and says how many were added and how many were left out. */
function PageQueue({ queue }: { queue: PageQueueModel }) {
  const result = queue.result.value;
  return (
    <div class="page-queue">
      <button
        type="button"
        class="ghost"
        disabled={queue.busy.value}
        onClick={() => void queue.add()}
      >
        {i18n.t('queue.add_page')}
      </button>
      <button
        type="button"
        class="ghost"
        disabled={queue.busy.value}
        onClick={() => void queue.addSelected()}
      >
        {i18n.t('queue.add_selected')}
      </button>
      <p role="status">
        {result && ('code' in result ? problemText(result) : addedText(result, countryUnknown))}
      </p>
    </div>
  );
}

function countryUnknown(count: string): string {
  return i18n.t('queue.country_unknown', [count]);
}
