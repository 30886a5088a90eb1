import type { ComponentChildren } from 'preact';
import { i18n } from '#i18n';
import { Field } from '@/components/shared/controls/Field';
import { Remark } from '@/components/shared/notices/Remark';
import type { SiteReach } from '@/components/welcome/model/site-choice';
import type { WelcomeModel } from '@/components/welcome/model/welcome-model';
import { Step } from './Step';

/** The third step: where numbers are found. It explains the browser's permission prompt before it appears. */
export function SitesStep({ model }: { model: WelcomeModel }) {
  const { sites } = model;
  return (
    <Step title={i18n.t('welcome.sites_title')} words={i18n.t('welcome.sites_help')}>
      {sites.denied.value && <Remark tone="warn">{i18n.t('welcome.sites_denied')}</Remark>}
      <div class="welcome-choices">
        {model.siteChoice.reaches.value.map((reach) => (
          <ReachChoice key={reach} reach={reach} model={model} />
        ))}
      </div>
    </Step>
  );
}

/** One place where numbers can be found. */
function ReachChoice({ reach, model }: { reach: SiteReach; model: WelcomeModel }) {
  const choose = () => void model.chooseSites(reach);
  switch (reach) {
    case 'all':
      return (
        <Choice title={i18n.t('welcome.all_sites')} words={i18n.t('welcome.all_sites_help')}>
          <button type="button" class="primary" onClick={choose}>
            {i18n.t('welcome.allow_all_sites')}
          </button>
        </Choice>
      );
    case 'crm':
      return (
        <Choice title={i18n.t('welcome.one_site')} words={i18n.t('welcome.one_site_help')}>
          <CrmForm model={model} />
        </Choice>
      );
    case 'listed':
      return <ListedChoice sites={model.siteChoice.listed.value} onChoose={choose} />;
    case 'none':
      return (
        <Choice title={i18n.t('welcome.no_site')} words={i18n.t('welcome.no_site_help')}>
          <button type="button" class="ghost" onClick={choose}>
            {i18n.t('welcome.no_site')}
          </button>
        </Choice>
      );
  }
}

/** The sites of an administrator. */
function ListedChoice({ sites, onChoose }: { sites: readonly string[]; onChoose: () => void }) {
  if (sites.length === 0) return null;
  return (
    <Choice title={i18n.t('welcome.listed_sites')} words={i18n.t('welcome.listed_sites_help')}>
      <ul class="welcome-listed">
        {sites.map((site) => (
          <li key={site}>
            <bdi>{site}</bdi>
          </li>
        ))}
      </ul>
      <button type="button" class="primary" onClick={onChoose}>
        {i18n.t('welcome.allow_listed')}
      </button>
    </Choice>
  );
}

interface ChoiceProps {
  title: string;
  words: string;
  children: ComponentChildren;
}

function Choice({ title, words, children }: ChoiceProps) {
  return (
    <div class="welcome-choice">
      <h3>{title}</h3>
      <p>{words}</p>
      {children}
    </div>
  );
}

function CrmForm({ model: { crm, isCrmWrong, chooseSites } }: { model: WelcomeModel }) {
  return (
    <form
      class="welcome-crm"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void chooseSites('crm');
      }}
    >
      <Field
        id="crm"
        label={i18n.t('welcome.crm_address')}
        problem={isCrmWrong.value ? i18n.t('welcome.crm_wrong') : undefined}
      >
        {(aria) => (
          <input
            {...aria}
            dir="ltr"
            type="url"
            autoComplete="off"
            spellcheck={false}
            placeholder="crm.example.com"
            value={crm.value}
            onInput={(event) => {
              crm.value = event.currentTarget.value;
            }}
          />
        )}
      </Field>
      <button type="submit" class="ghost">
        {i18n.t('welcome.allow_site')}
      </button>
    </form>
  );
}
