import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import type { Ask } from '@/lib/messages/client';
import {
  type RulesFile,
  type RulesFileProblem,
  readRulesFile,
  writeRulesFile,
} from '@/lib/settings/sites/rules-file';
import { MAX_SITE_RULES, type SiteRule } from '@/lib/settings/sites/site-rule';
import type { Settings } from '@/lib/settings/table';
import type { TriedAddress } from '@/lib/sites/model';
import { isSelector, type RuleFaults, readRule, type TypedRule } from './read-rule';

type Rules = Settings['siteRules'];

/** What the rules for sites need. */
export interface SiteRulesDeps {
  ask: Ask;
  settings: Pick<SettingsModel, 'value' | 'write' | 'change'>;
  /** Saves a text as a file of the rep's. */
  saveText: (text: string, name: string) => void;
}

/** The rules for sites in Options. */
export interface SiteRulesModel {
  setMode(mode: Settings['siteMode']): Promise<void>;
  /** Saves a typed rule. It replaces `replaced` and other rules for its site. Returns what is wrong with it. */
  save(typed: TypedRule, replaced?: SiteRule): Promise<RuleFaults | 'too-many' | undefined>;
  remove(rule: Rules[number]): Promise<void>;
  /** What counts for the address that the rep tries; `no-address` if it is none. */
  tried: ReadonlySignal<TriedAddress | 'no-address' | undefined>;
  tryAddress(typed: string): Promise<void>;
  /** The file that the rep opened, until it is imported or dropped. */
  opened: Signal<RulesFile | RulesFileProblem | undefined>;
  open(file: Pick<Blob, 'text'>): Promise<void>;
  /** Adds the opened rules, which replace those for the same sites, and sets the opened mode. */
  importOpened(): Promise<void>;
  exportFile(): void;
}

/** Creates the model of the rules for sites. */
export function createSiteRulesModel({ ask, settings, saveText }: SiteRulesDeps): SiteRulesModel {
  const tried = signal<TriedAddress | 'no-address'>();
  const opened = signal<RulesFile | RulesFileProblem>();
  let lastTried = '';

  const apply = async () => {
    await ask('apply-site-rules', null);
    if (lastTried) await tryAddress(lastTried);
  };
  const change = async (next: (rules: Rules) => Rules) => {
    if (await settings.change('siteRules', next)) await apply();
  };
  const tryAddress = async (typed: string) => {
    lastTried = typed.trim();
    if (!lastTried) {
      tried.value = undefined;
      return;
    }
    const address = /^\w[\w+.-]*:\/\//.test(lastTried) ? lastTried : `https://${lastTried}`;
    const asked = lastTried;
    const answer = await ask('try-address', { address: address.slice(0, 2000) });
    if (answer.ok && asked === lastTried) tried.value = answer.value ?? 'no-address';
  };

  return {
    tried,
    tryAddress,
    opened,
    async setMode(mode) {
      if (await settings.write('siteMode', mode)) await apply();
    },
    async save(typed, replaced) {
      const read = readRule(typed, isSelector);
      if ('faults' in read) return read.faults;
      if ((settings.value.value?.siteRules.length ?? 0) >= MAX_SITE_RULES && !replaced)
        return 'too-many';
      await change((rules) => withRules(without(rules, replaced), [read.rule]));
      return undefined;
    },
    remove: (rule) => change((rules) => without(rules, rule)),
    async open(file) {
      opened.value = readRulesFile(await file.text());
    },
    async importOpened() {
      const file = opened.value;
      if (!file || 'problem' in file) return;
      const now = settings.value.value?.siteRules ?? [];
      if (withRules(now, file.rules).length > MAX_SITE_RULES) {
        opened.value = { problem: 'too-many' };
        return;
      }
      opened.value = undefined;
      await settings.write('siteMode', file.mode);
      await change((rules) => withRules(rules, file.rules));
    },
    exportFile() {
      const { siteMode = 'all', siteRules = [] } = settings.value.value ?? {};
      saveText(writeRulesFile(siteMode, siteRules), 'handset-site-rules.json');
    },
  };
}

/** Adds these rules, which replace those for the same sites. Rules that cannot be read stay. */
function withRules(rules: Rules, added: readonly SiteRule[]): Rules {
  const sites = new Set(added.map(({ site }) => site));
  return [...rules.filter((rule) => 'broken' in rule || !sites.has(rule.site)), ...added];
}

function without(rules: Rules, removed: Rules[number] | undefined): Rules {
  const text = JSON.stringify(removed);
  return rules.filter((rule) => JSON.stringify(rule) !== text);
}
