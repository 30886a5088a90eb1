import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { DialModel } from '@/components/dial/dial-model';
import { Icon } from '@/components/shared/icons/Icon';
import { Notice } from '@/components/shared/notices/Notice';
import type { PageNumber } from '@/lib/offers/model';
import { NumberCountries } from './NumberCountries';
import { NumberMatches } from './NumberMatches';
import { NumberSummary } from './NumberSummary';
import { PageQueue } from './PageQueue';
import type { PageModel } from './page-model';
import type { PageQueueModel } from './page-queue-model';
import { SiteBar } from './SiteBar';
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
  if (page.site.value?.excluded) return null;
  const found = page.numbers.value;
  if (found.state === 'loading') return <p class="log-loading">{i18n.t('popup.loading')}</p>;
  if (found.state === 'problem') {
    return (
      <Notice icon="page" title={i18n.t('page.unreadable')} next={i18n.t('page.unreadable_hint')}>
        {page.site.value?.allSites === false && (
          <button type="button" class="ghost" onClick={() => void page.allow('all')}>
            {i18n.t('options.all_sites')}
          </button>
        )}
        <CheckAgain refresh={page.refresh} />
      </Notice>
    );
  }
  if (found.numbers.length === 0) {
    return (
      <Notice icon="page" title={i18n.t('page.none')} next={i18n.t('page.none_hint')}>
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

function CheckAgain({ refresh }: Pick<PageModel, 'refresh'>) {
  return (
    <button type="button" class="ghost" onClick={() => void refresh()}>
      <Icon name="again" />
      {i18n.t('page.check_again')}
    </button>
  );
}

interface NumberRowProps extends Pick<PageNumbersProps, 'fill'> {
  number: PageNumber;
}

function NumberRow({ number, fill }: NumberRowProps) {
  const { calleeName, text, choices } = number;
  const [open, setOpen] = useState(false);
  const who = calleeName ? `${calleeName}, ${text}` : text;
  return (
    <li class="call-item">
      <button
        type="button"
        class="call-row"
        aria-description={i18n.t(choices ? 'page.choose_country' : 'page.use_number', [who])}
        aria-expanded={choices && open}
        onClick={() => (choices ? setOpen(!open) : fill(text, number))}
      >
        <NumberSummary number={number} />
      </button>
      {open && choices && <NumberCountries number={number} choices={choices} fill={fill} />}
    </li>
  );
}
