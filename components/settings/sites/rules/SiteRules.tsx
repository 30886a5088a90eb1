import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Field } from '@/components/shared/controls/Field';
import { Select } from '@/components/shared/controls/Select';
import { Icon } from '@/components/shared/icons/Icon';
import { LongList } from '@/components/shared/lists/LongList';
import { Managed } from '@/components/shared/managed/Managed';
import { noPolicy, type Policy } from '@/lib/settings/policy';
import { type SiteRule, siteModes } from '@/lib/settings/sites/site-rule';
import type { Settings } from '@/lib/settings/table';
import { RuleForm } from './RuleForm';
import { RulesFileButtons } from './RulesFile';
import { type TypedRule, typedRule } from './read-rule';
import { ruleText } from './site-rule-texts';
import type { SiteRulesModel } from './site-rules-model';
import { TryAddress } from './TryAddress';
import './site-rules.css';

interface SiteRulesProps {
  model: SiteRulesModel;
  settings: Pick<Settings, 'siteMode' | 'siteRules'>;
  /** What an administrator decided. */
  policy?: Policy;
}

const NEW: TypedRule = { site: '', find: 'never', ignore: '' };
/** Above this count, the list can be searched. */
const LONG = 8;

/** Where numbers are found: the mode, the rules for sites, an address to try, and the rules as a file. */
export function SiteRules({ model, settings, policy = noPolicy }: SiteRulesProps) {
  const { siteMode, siteRules } = settings;
  return (
    <div class="site-rules">
      <Managed policy={policy} setting="siteMode">
        <Field
          id="site-mode"
          label={i18n.t('site_rules.mode')}
          help={i18n.t(`site_rules.mode_help.${siteMode}`)}
        >
          {(aria) => (
            <Select
              {...aria}
              value={siteMode}
              choices={siteModes.map((mode) => ({
                value: mode,
                words: i18n.t(`site_rules.modes.${mode}`),
              }))}
              onChoose={(mode) => void model.setMode(mode)}
            />
          )}
        </Field>
      </Managed>
      <Managed policy={policy} setting="siteRules">
        <RuleList model={model} rules={siteRules} />
      </Managed>
      <TryAddress model={model} />
    </div>
  );
}

interface RuleListProps {
  model: SiteRulesModel;
  rules: Settings['siteRules'];
}

function RuleList({ model, rules }: RuleListProps) {
  /** The rule in the form, or `new`. */
  const [edited, setEdited] = useState<SiteRule | 'new'>();
  const [search, setSearch] = useState('');
  const close = () => setEdited(undefined);
  const sought = search.trim().toLowerCase();
  const found = sorted(rules).filter((rule) => nameOf(rule).includes(sought));
  const replaced = edited === 'new' ? undefined : edited;
  return (
    <>
      {rules.length === 0 && <p class="site-rules-none">{i18n.t('site_rules.none')}</p>}
      {rules.length > LONG && (
        <input
          type="search"
          class="control"
          aria-label={i18n.t('site_rules.search')}
          placeholder={i18n.t('site_rules.search')}
          value={search}
          onInput={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <div class="site-rule-list">
        <LongList
          items={found}
          draw={(rule) => (
            <RuleRow
              key={JSON.stringify(rule)}
              rule={rule}
              onEdit={setEdited}
              onRemove={() => void model.remove(rule)}
            />
          )}
        />
      </div>
      {edited ? (
        <RuleForm
          key={edited === 'new' ? '' : edited.site}
          rule={replaced ? typedRule(replaced) : NEW}
          onSave={(typed) => model.save(typed, replaced)}
          onClose={close}
        />
      ) : (
        <div class="site-rule-actions">
          <button type="button" class="ghost" data-opener onClick={() => setEdited('new')}>
            {i18n.t('site_rules.add')}
          </button>
          <RulesFileButtons model={model} hasRules={rules.length > 0} />
        </div>
      )}
    </>
  );
}

interface RuleRowProps {
  rule: Settings['siteRules'][number];
  onEdit: (rule: SiteRule) => void;
  onRemove: () => void;
}

function RuleRow({ rule, onEdit, onRemove }: RuleRowProps) {
  const removeLabel = i18n.t('site_rules.remove', [nameOf(rule)]);
  const isBroken = 'broken' in rule;
  return (
    <li>
      <span class="site-rule-text">
        <bdi>{nameOf(rule)}</bdi>
        <small class={isBroken ? 'permission-note' : ''}>
          {isBroken
            ? i18n.t(rule.site ? 'site_rules.broken' : 'site_rules.broken_everywhere')
            : ruleText(rule)}
        </small>
      </span>
      {!isBroken && (
        <button
          type="button"
          class="ghost"
          aria-label={i18n.t('site_rules.edit', [rule.site])}
          onClick={() => onEdit(rule)}
        >
          {i18n.t('card.change')}
        </button>
      )}
      <button
        type="button"
        class="plain"
        aria-label={removeLabel}
        title={removeLabel}
        onClick={onRemove}
      >
        <Icon name="cross" />
      </button>
    </li>
  );
}

function nameOf(rule: Settings['siteRules'][number]): string {
  return rule.site ?? ('broken' in rule ? rule.broken : '');
}

/** Broken ones first, then by site, so that sub-domains are together. */
function sorted(rules: Settings['siteRules']): Settings['siteRules'] {
  const keyOf = (rule: Settings['siteRules'][number]) =>
    `${'broken' in rule ? 0 : 1}${nameOf(rule).replace(/^\*\./, '').split('.').reverse().join('.')}`;
  return rules
    .map((rule) => ({ rule, key: keyOf(rule) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ rule }) => rule);
}
